import styled from 'styled-components';
import { categories, portfolio } from '#src/content/portfolio.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { up } from '#src/theme/theme.ts';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Section } from '#ui/Section';
import { TabPanel, Tabs } from '#ui/Tabs';
import { PortfolioList } from './PortfolioList.tsx';
import { portfolioCopy } from './portfolioCopy.ts';

const tabs = categories.map((label, at) => ({ id: `trabajos-${at}`, label }));
const atFirst = { tab: 'trabajos-0' };

/**
 * The portfolio: ten items under four tabs (SITE-9, SITE-10). The selected tab is remembered, so that going back from a
 * case study restores the page.
 */
export function PortfolioSection() {
  const { values, setField } = useDraft('portfolio', null, atFirst);
  const at = Math.max(
    tabs.findIndex(({ id }) => id === values.tab),
    0,
  );
  const selected = `trabajos-${at}`;
  return (
    <Section id="portfolio" aria-labelledby="portfolio-title">
      <Container>
        <Head>
          <Heading $look="heading" id="portfolio-title">
            {portfolioCopy.title}
          </Heading>
          <Tabs
            label={portfolioCopy.tabs}
            tabs={tabs}
            selected={selected}
            onSelect={(id) => setField('tab', id)}
          />
        </Head>
        <TabPanel tab={selected} busy={false}>
          <PortfolioList items={portfolio.filter(({ category }) => category === categories[at])} />
        </TabPanel>
      </Container>
    </Section>
  );
}

/** On wide screens heading and tabs share a baseline rule. */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[16]};
  ${up('lg')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    box-shadow: inset 0 -1px ${({ theme }) => theme.color.line};
    & > h2 {
      padding-bottom: ${({ theme }) => theme.space[12]};
    }
  }
`;

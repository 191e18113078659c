import { Link } from 'react-router-dom';
import type { LegalText } from '#src/content/legalText.ts';
import { longDay } from '#src/lib/calendar.ts';
import { PageContainer } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { PageIntro } from '#ui/PageIntro';
import { Text } from '#ui/Text';
import { LegalBlock } from './LegalBlock.tsx';
import { Body, Contents, Intro, Layout, Section } from './LegalPage.styles.ts';

/** A legal text with a table of contents; each section has its own anchor. */
export function LegalPage({ title, purpose, version, sections }: LegalText) {
  return (
    <PageContainer>
      <Layout>
        <Intro>
          <PageIntro title={title}>{purpose}</PageIntro>
          <Text $look="small" $quiet>
            Versión del <time dateTime={version}>{longDay(new Date(version))}</time>
          </Text>
        </Intro>
        <Contents aria-label="Contenido">
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <Link to={`#${section.id}`}>{section.title}</Link>
              </li>
            ))}
          </ol>
        </Contents>
        <Body>
          {sections.map((section, index) => (
            <Section key={section.id} id={section.id}>
              <Heading as="h2" $look="section">
                {index + 1}. {section.title}
              </Heading>
              {section.blocks.map((block, place) => (
                <LegalBlock key={place} block={block} />
              ))}
            </Section>
          ))}
        </Body>
      </Layout>
    </PageContainer>
  );
}

import { ArrowRight } from 'lucide';
import styled from 'styled-components';
import { sectionPath } from '#src/lib/paths.ts';
import { up } from '#src/theme/theme.ts';
import { ButtonLink } from '#ui/Button';
import { WovenEdge } from '#ui/Cloth';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { Band } from '#ui/Section';
import { Stack } from '#ui/Stack';
import { landingCopy } from './landingCopy.ts';

const copy = landingCopy.strategy;

/** To the contact form, filled in with the request for a session. */
export const sessionLink = { to: sectionPath('contact'), state: { idea: copy.request } };

/** Offers a free strategy session to new clients (SITE-8); links to the contact form. */
export function StrategyBanner() {
  return (
    <RedBand>
      <WovenEdge />
      <Ground>
        <Row>
          <Stack $gap={12}>
            <Heading $look="heading">{copy.title}</Heading>
            <Lead>{copy.lead}</Lead>
          </Stack>
          <ButtonLink variant="onColour" {...sessionLink}>
            {copy.action}
            <Icon of={ArrowRight} />
          </ButtonLink>
        </Row>
      </Ground>
      <WovenEdge below />
    </RedBand>
  );
}

const RedBand = styled(Band)`
  color: ${({ theme }) => theme.color.textileRed};
  :focus-visible {
    outline-color: ${({ theme }) => theme.color.onAccent};
  }
`;

const Ground = styled.div`
  padding-block: ${({ theme }) => theme.space[48]};
  background: ${({ theme }) => theme.color.textileRed};
`;

const Row = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[24]};
  color: ${({ theme }) => theme.color.onAccent};
  ${up('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${({ theme }) => theme.space[48]};
  }
`;

const Lead = styled.p`
  max-width: ${({ theme }) => theme.size.measure};
  font: ${({ theme }) => theme.font.lead};
`;

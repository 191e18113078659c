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
import { landingCopy } from './landingCopy.ts';

const copy = landingCopy.strategy;

/** To the contact form, filled in with the request for a session. */
export const sessionLink = { to: sectionPath('contact'), state: { idea: copy.request } };

/** Offers a free strategy session to new clients (SITE-8); links to the contact form. */
export function StrategyBanner() {
  return (
    <RedBand>
      <WovenEdge />
      <div>
        <Container>
          <div>
            <Heading $look="heading">{copy.title}</Heading>
            <p>{copy.lead}</p>
          </div>
          <ButtonLink variant="onColour" {...sessionLink}>
            {copy.action}
            <Icon of={ArrowRight} />
          </ButtonLink>
        </Container>
      </div>
      <WovenEdge />
    </RedBand>
  );
}

/** Between its edges the red ground, and in that the page's column. */
const RedBand = styled(Band)`
  color: ${({ theme }) => theme.color.textileRed};
  :focus-visible {
    outline-color: ${({ theme }) => theme.color.onAccent};
  }
  & > svg {
    margin-bottom: -1px;
  }
  & > div + svg {
    margin: -1px 0 0;
    transform: scaleY(-1);
  }
  & > div {
    padding-block: ${({ theme }) => theme.space[48]};
    background: ${({ theme }) => theme.color.textileRed};
  }
  & > div > div {
    display: grid;
    justify-items: start;
    gap: ${({ theme }) => theme.space[24]};
    color: ${({ theme }) => theme.color.onAccent};
  }
  & p {
    max-width: ${({ theme }) => theme.size.measure};
    margin-top: ${({ theme }) => theme.space[12]};
    font: ${({ theme }) => theme.font.lead};
  }
  ${up('sm')} {
    & > div > div {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: ${({ theme }) => theme.space[48]};
    }
  }
`;

import styled from 'styled-components';
import { logos } from '#src/content/portfolio.ts';
import { below, up } from '#src/theme/theme.ts';
import { Container } from '#ui/Container';
import { portfolioCopy } from './portfolioCopy.ts';

/** Six client logos, labelled as examples. */
export function Logos() {
  return (
    <Ruled>
      <Container>
        <h2>{portfolioCopy.logos}</h2>
        <ul>
          {logos.map(({ name, mark }) => (
            <li key={name}>
              <svg width="20" height="20" viewBox="0 0 16 16" aria-hidden="true">
                <path d={mark} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </Container>
    </Ruled>
  );
}

/** Around the page's column. */
const Ruled = styled.section`
  border: solid ${({ theme }) => theme.color.line};
  border-width: 1px 0;
  color: ${({ theme }) => theme.color.ink2};
  & > div {
    display: grid;
    gap: ${({ theme }) => theme.space[20]} ${({ theme }) => theme.space[64]};
    padding-block: ${({ theme }) => theme.space[32]};
  }
  & h2 {
    font: ${({ theme }) => theme.font.small};
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[24]};
  }
  & li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[8]};
    font: ${({ theme }) => theme.font.lead};
    font-weight: 600;
  }
  & svg {
    fill: currentColor;
    shape-rendering: crispEdges;
  }
  ${up('sm')} {
    & ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${below('sm')} {
    & li {
      font-size: 1rem;
    }
  }
  ${up('lg')} {
    & > div {
      /* Wraps the heading into two lines. */
      grid-template-columns: 14rem minmax(0, 1fr);
      align-items: center;
    }
    & ul {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
    }
  }
`;

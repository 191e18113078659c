import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { Picture } from './portfolioItem.styles.ts';

/**
 * Narrow: stacked. Medium: the first of three at full width, the others at half. Wide: 6+3+3 columns, or 7+5 for two
 * items, with pictures of equal height.
 */
export const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[40]} ${({ theme }) => theme.space[24]};
  padding-top: ${({ theme }) => theme.space[32]};
  & > li {
    position: relative;
    display: grid;
    align-content: start;
    justify-items: start;
  }
  & h3 {
    margin-block: ${({ theme }) => theme.space[20]} ${({ theme }) => theme.space[4]};
  }
  & a,
  & p + p {
    margin-top: ${({ theme }) => theme.space[12]};
  }
  /* The link's click area covers the whole item, so that the picture opens the case study too. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > li:first-child:nth-last-child(3) {
      grid-column: 1 / -1;
    }
  }
  ${up('lg')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    && > li {
      grid-column: span 3;
    }
    && > li:first-child {
      grid-column: span 6;
    }
    && > li:first-child:nth-last-child(2) {
      grid-column: span 7;
    }
    && > li:nth-child(2):last-child {
      grid-column: span 5;
    }
    && ${Picture} {
      height: clamp(18.5rem, 24vw, 21rem);
      aspect-ratio: auto;
    }
  }
`;

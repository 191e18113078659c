import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';

/**
 * A section of a public page on the page background; around all of them it gives the space above the first and below the last.
 * It also spaces its heading's line and what follows that.
 */
export const Section = styled.section`
  padding-block: ${({ theme }) => theme.space[32]};
  & :where(h2 + p) {
    margin-top: ${({ theme }) => theme.space[12]};
  }
  & :where(h2 + p + *) {
    margin-top: ${({ theme }) => theme.space[24]};
  }
  ${up('sm')} {
    padding-block: ${({ theme }) => theme.space[48]};
  }
`;

/** A section with its own background or full-width borders: its spacing is a margin instead of padding. */
export const Band = styled.section`
  margin-block: ${({ theme }) => theme.space[32]};
  ${up('sm')} {
    margin-block: ${({ theme }) => theme.space[48]};
  }
`;

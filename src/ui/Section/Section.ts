import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';

/** Sections keep 96 px between each other (64 on a phone), and half of it to what stands around them. */
export const Sections = styled.div`
  padding-block: ${({ theme }) => theme.space[32]};
  ${up('sm')} {
    padding-block: ${({ theme }) => theme.space[48]};
  }
`;

/** A section of a public page, on the page's own ground. */
export const Section = styled.section`
  padding-block: ${({ theme }) => theme.space[32]};
  ${up('sm')} {
    padding-block: ${({ theme }) => theme.space[48]};
  }
`;

/** A section with a ground or rules of its own from edge to edge: it keeps the same distance outside them. */
export const Band = styled.section`
  margin-block: ${({ theme }) => theme.space[32]};
  ${up('sm')} {
    margin-block: ${({ theme }) => theme.space[48]};
  }
`;

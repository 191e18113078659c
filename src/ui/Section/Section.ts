import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';

/** Wraps sections: 96 px between them (64 on phones) and half of that above and below all of them. */
export const Sections = styled.div`
  padding-block: ${({ theme }) => theme.space[32]};
  ${up('sm')} {
    padding-block: ${({ theme }) => theme.space[48]};
  }
`;

/** A section of a public page on the page background. */
export const Section = styled.section`
  padding-block: ${({ theme }) => theme.space[32]};
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

import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { Container } from '#ui/Container';

/** The page's twelve columns; one below the other where narrow. */
export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[32]} ${({ theme }) => theme.space[24]};
  ${up('lg')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

/** A part of {@link Columns}: the lines it lies between, of 1 to 13. */
export const Column = styled.div<{ $from: number; $to: number }>`
  ${up('lg')} {
    grid-column: ${({ $from, $to }) => `${$from} / ${$to}`};
  }
`;

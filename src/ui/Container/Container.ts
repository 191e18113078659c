import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';

/** The page's column: at most 1200 px plus the gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${({ theme }) => theme.size.container} + 2 * ${({ theme }) => theme.space[24]});
  margin-inline: auto;
  padding-inline: ${({ theme }) => theme.space[20]};
  ${up('sm')} {
    padding-inline: ${({ theme }) => theme.space[24]};
  }
`;

/** A container with the vertical padding of portal pages. */
export const PageContainer = styled(Container)`
  padding-block: ${({ theme }) => theme.space[32]} ${({ theme }) => theme.space[64]};
  ${up('sm')} {
    padding-block: ${({ theme }) => theme.space[64]} ${({ theme }) => theme.space[96]};
  }
  /* Beside the rail. */
  [data-rail] & {
    padding-top: ${({ theme }) => theme.space[24]};
  }
`;

/** The page's twelve-column grid; a single column on narrow screens. */
export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[32]} ${({ theme }) => theme.space[24]};
  ${up('lg')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

/** An item of {@link Columns}, between the grid lines `$from` and `$to` (1 to 13). */
export const Column = styled.div<{ $from: number; $to: number }>`
  ${up('lg')} {
    grid-column: ${({ $from, $to }) => `${$from} / ${$to}`};
  }
`;

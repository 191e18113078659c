import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';

/** The page's column: 1200 px at most, with the gutter outside it. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${({ theme }) => theme.size.container} + 2 * ${({ theme }) => theme.space[24]});
  margin-inline: auto;
  padding-inline: ${({ theme }) => theme.space[20]};
  ${up('sm')} {
    padding-inline: ${({ theme }) => theme.space[24]};
  }
`;

/** A container with the room above and below that a page of the portal has. */
export const PageContainer = styled(Container)`
  padding-block: ${({ theme }) => theme.space[32]} ${({ theme }) => theme.space[64]};
  ${up('sm')} {
    padding-block: ${({ theme }) => theme.space[40]} ${({ theme }) => theme.space[96]};
  }
`;

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

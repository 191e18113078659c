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

/** Two items, stacked on narrow screens. The first takes `--first` of the page's twelve columns, five unless a parent sets it. */
export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[32]} ${({ theme }) => theme.space[24]};
  ${up('lg')} {
    grid-template-columns: calc((100% + 24px) * var(--first, 5) / 12 - 24px) minmax(0, 1fr);
  }
`;

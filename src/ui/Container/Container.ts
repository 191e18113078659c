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

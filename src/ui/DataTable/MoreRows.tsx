import styled from 'styled-components';
import type { MorePages } from '#src/lib/pagedView.ts';
import { RetryAlert } from '#ui/RetryAlert';

/** Below the last row: further rows are loading, or failed to load. */
export function MoreRows({ isLoading, failure, retry }: MorePages) {
  if (failure !== null) {
    return <RetryAlert onRetry={retry}>{failure}</RetryAlert>;
  }
  return (
    <Line role="status" aria-busy={isLoading}>
      {isLoading && 'Cargando más filas…'}
    </Line>
  );
}

/** Keeps its height without text, so that content below does not move. */
const Line = styled.p`
  min-height: ${({ theme }) => theme.space[24]};
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  text-align: center;
`;

import styled, { keyframes } from 'styled-components';

/** Two cells of a woven 2×2 check, turning: something is under way. The words beside it say what. */
export function BusySign() {
  return (
    <Cells viewBox="0 0 2 2" width={14} height={14} shapeRendering="crispEdges" aria-hidden>
      <path fill="currentColor" d="M1 0h1v1H1zM0 1h1v1H0z" />
    </Cells>
  );
}

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const Cells = styled.svg`
  animation: ${turn} 800ms steps(4) infinite;
`;

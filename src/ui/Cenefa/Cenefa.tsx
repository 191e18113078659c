import { useId } from 'react';
import styled from 'styled-components';

/** A woven edge above a block of colour, or below it; give the block's own colour to it through `color`. */
export function Cenefa({ below = false }: { below?: boolean }) {
  const id = useId();
  return (
    <Edge $below={below} width="100%" height={16} shapeRendering="crispEdges" aria-hidden>
      <pattern id={id} width={32} height={16} patternUnits="userSpaceOnUse">
        <path fill="currentColor" d="M12 0h8v4h4v4h4v4h4v4H0v-4h4V8h4V4h4z" />
      </pattern>
      <rect width="100%" height="16" fill={`url(#${id})`} />
    </Edge>
  );
}

const Edge = styled.svg<{ $below: boolean }>`
  /* One pixel over the block: no seam at odd zooms. */
  ${({ $below }) => ($below ? 'margin-top: -1px; transform: scaleY(-1);' : 'margin-bottom: -1px;')}
  @media print {
    display: none;
  }
`;

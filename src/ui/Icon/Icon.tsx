import { createElement } from 'react';
import type { IconNode } from 'lucide';
import styled, { keyframes } from 'styled-components';

export interface IconProps {
  of: IconNode;
  /** 20 px; 16 within text. */
  inText?: boolean;
}

/** A line icon in the brand's size and stroke. Decorative: the text beside it carries the meaning. */
export function Icon({ of: drawing, inText = false }: IconProps) {
  const size = inText ? 16 : 20;
  const look = {
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    'aria-hidden': true,
  } as const;
  const lines = drawing.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement('svg', look, ...lines);
}

/** A rotating checkerboard of 2×2 cells that shows activity. The text beside it says which. */
export function BusyIcon() {
  return (
    <Cells viewBox="0 0 2 2" width={14} height={14} shapeRendering="crispEdges" aria-hidden>
      <path fill="currentColor" d="M1 0h1v1H1zM0 1h1v1H0z" />
    </Cells>
  );
}

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

/** The margin makes it as wide as an icon, which it replaces. */
const Cells = styled.svg`
  margin-inline: 3px;
  animation: ${turn} 800ms steps(4) infinite;
`;

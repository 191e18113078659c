import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Tiles } from './Tiles.tsx';
import type { Weave } from './tiles.ts';

export interface ClothProps {
  weave: Weave;
  /** The frame in cells: it is filled from its top left corner, and what is over is cut off. */
  width: number;
  height: number;
  /** Threads laid over the bare warp, in cells. */
  children?: ReactNode;
}

/** A cloth on its loom: warp threads all the way, woven as far as the work has come. Decoration. */
export function Cloth({ weave, width, height, children }: ClothProps) {
  const id = useId();
  return (
    <Frame
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin slice"
      shapeRendering="crispEdges"
      aria-hidden
    >
      <pattern id={id} width={1} height={1} patternUnits="userSpaceOnUse">
        <rect x={0.47} width={0.06} height={1} fill="var(--line-strong)" opacity=".4" />
      </pattern>
      <rect width={width} height={height} fill={`url(#${id})`} />
      <Tiles weave={weave} />
      {children}
    </Frame>
  );
}

const Frame = styled.svg`
  width: 100%;
  height: 100%;
  @media print {
    display: none;
  }
`;

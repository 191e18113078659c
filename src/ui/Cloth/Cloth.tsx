import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { StatusColor } from '#contract/colors.ts';
import { pathsOf } from './tiles.ts';
import type { Weave, Tile } from './tiles.ts';

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

/** A weave's paths, five units a tile. */
export function Tiles({ weave }: { weave: Weave }) {
  return pathsOf(weave).map(({ fill, d }) => <path key={d} fill={fill} fillRule="evenodd" d={d} />);
}

/** One tile by itself, 64 px. Decoration. */
export function TileSign({ tile }: { tile: Tile }) {
  return (
    <svg viewBox="0 0 5 5" width={64} height={64} shapeRendering="crispEdges" aria-hidden>
      <Tiles weave={[[tile]]} />
    </svg>
  );
}

interface WeftThreadProps {
  color: StatusColor;
  /** Left end, top edge and length, in cells. */
  x: number;
  y: number;
  length: number;
}

/** A thread of one phase laid through the warp: a bar whose ends step in. */
export function WeftThread({ color, x, y, length }: WeftThreadProps) {
  const body = length - 1;
  return (
    <path
      fill={`var(--${color})`}
      d={`M${x + 0.5} ${y}h${body}v.5h.5v.5h-.5v.5h-${body}v-.5h-.5v-.5h.5z`}
    />
  );
}

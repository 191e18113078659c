import { useId } from 'react';
import type { ReactNode } from 'react';
import type { StatusColor } from '#contract/colors.ts';
import { pathsOf } from './tiles.ts';
import type { Weave, Tile } from './tiles.ts';

export interface ClothProps {
  weave: Weave;
  /** The view box in cells; the cloth starts at its top left corner and is clipped. */
  width: number;
  height: number;
  /** Threads on top of the warp; their units are cells. */
  children?: ReactNode;
}

/** A half-woven cloth: warp threads everywhere, tiles where `weave` has some. Decorative. */
export function Cloth({ weave, width, height, children }: ClothProps) {
  const id = useId();
  return (
    <svg
      width="100%"
      height="100%"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin slice"
      shapeRendering="crispEdges"
      fillRule="evenodd"
      aria-hidden
    >
      <pattern id={id} width={1} height={1} patternUnits="userSpaceOnUse">
        <rect x=".46" width=".09" height={1} fill="var(--line-strong)" opacity=".4" />
      </pattern>
      <rect width={width} height={height} fill={`url(#${id})`} />
      <Tiles weave={weave} />
      {children}
    </svg>
  );
}

/** The paths of a weave; a tile is five units wide. */
function Tiles({ weave }: { weave: Weave }) {
  return pathsOf(weave).map(({ fill, d }) => <path key={d} fill={fill} d={d} />);
}

/** A single tile of 64 px. Decorative. */
export function TileSign({ tile }: { tile: Tile }) {
  return (
    <svg
      viewBox="0 0 5 5"
      width={64}
      height={64}
      shapeRendering="crispEdges"
      fillRule="evenodd"
      aria-hidden
    >
      <Tiles weave={[[tile]]} />
    </svg>
  );
}

interface WeftThreadProps {
  color: StatusColor;
  /** Left end, top edge and length in cells. */
  x: number;
  y: number;
  length: number;
}

/** A weft thread that stands for a project phase: a bar with stepped ends. */
export function WeftThread({ color, x, y, length }: WeftThreadProps) {
  const body = length - 1;
  return (
    <path
      fill={`var(--${color})`}
      d={`M${x + 0.5} ${y}h${body}v.5h.5v.5h-.5v.5h-${body}v-.5h-.5v-.5h.5z`}
    />
  );
}

/**
 * A stepped edge of a coloured block; it takes the block's colour from CSS `color`. The block lets it overlap by a pixel, which
 * avoids a seam at fractional zoom levels, and turns the one below.
 */
export function WovenEdge() {
  const id = useId();
  return (
    <svg width="100%" height={16} shapeRendering="crispEdges" aria-hidden>
      <pattern id={id} width={32} height={16} patternUnits="userSpaceOnUse">
        <path fill="currentColor" d="M12 0h8v4h4v4h4v4h4v4H0v-4h4V8h4V4h4z" />
      </pattern>
      <rect width="100%" height="16" fill={`url(#${id})`} />
    </svg>
  );
}

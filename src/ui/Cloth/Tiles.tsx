import { pathsOf } from './tiles.ts';
import type { Tile, Weave } from './tiles.ts';

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

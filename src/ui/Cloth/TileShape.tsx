import { threads, tiles } from './tiles.ts';
import type { Tile } from './tiles.ts';

/** A tile's ground and figure on 5×5 cells. */
export function TileShape({ tile: [name, ground, figure] }: { tile: Tile }) {
  const groundFill = threads[ground];
  const figureFill = threads[figure];
  return (
    <>
      {groundFill && <path fill={groundFill} d="M0 0h5v5H0z" />}
      {figureFill && tiles[name] && <path fill={figureFill} fillRule="evenodd" d={tiles[name]} />}
    </>
  );
}

/** One tile by itself, 64 px. Decoration. */
export function TileSign({ tile }: { tile: Tile }) {
  return (
    <svg viewBox="0 0 5 5" width={64} height={64} shapeRendering="crispEdges" aria-hidden>
      <TileShape tile={tile} />
    </svg>
  );
}

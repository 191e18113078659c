/**
 * Shapes of a tile of 5×5 cells. Paths are relative to the tile's top left corner, so that all tiles of a cloth can
 * be joined into one path.
 */
export const tiles = {
  plain: '',
  stair: 'h1v1h1v1h1v1h1v1h1v1h-5z',
  stairBack: 'm5 0h-1v1h-1v1h-1v1h-1v1h-1v1h5z',
  stairDown: 'm1 0h4v4h-1v-1h-1v-1h-1v-1h-1z',
  stairUp: 'm4 0h-4v4h1v-1h1v-1h1v-1h1z',
  ring: 'm1 1h3v3h-3zm1 1v1h1v-1z',
  rombo:
    'm2 .5h1v.5h.5v.5h.5v.5h.5v1h-.5v.5h-.5v.5h-.5v.5h-1v-.5h-.5v-.5h-.5v-.5h-.5v-1h.5v-.5h.5v-.5h.5zm.25 1.75v.5h.5v-.5z',
  fret: 'm1 0h4v5h-5v-1h4v-3h-2v1h1v1h-2z',
  pyramid: 'm2 1h1v1h1v1h1v2h-5v-2h1v-1h1z',
  bars: 'm0 1h5v1h-5zm0 2h5v1h-5z',
  check: 'm2.5 0h2.5v2.5h-2.5zm-2.5 2.5h2.5v2.5h-2.5z',
} as const;
export type TileName = keyof typeof tiles;

/** Colours of the threads; `warp` leaves the tile empty, so that the warp shows. */
export const threads = {
  dark: 'var(--textile-dark)',
  wool: 'var(--textile-wool)',
  red: 'var(--textile-red)',
  maize: 'var(--pending)',
  warp: null,
} as const;
export type Thread = keyof typeof threads;

/** Shape, background thread, foreground thread. */
export type Tile = readonly [TileName, Thread, Thread];
export type Weave = readonly (readonly Tile[])[];

/** All tiles that one thread draws, as backgrounds or as shapes. */
export interface ThreadPath {
  fill: string;
  d: string;
}

const GROUND = 'h5v5h-5z';

/** Renders a weave as few paths: per thread one for backgrounds and, above them, one for shapes. */
export function pathsOf(weave: Weave): ThreadPath[] {
  const grounds = new Map<Thread, string>();
  const figures = new Map<Thread, string>();
  for (const [y, row] of weave.entries()) {
    for (const [x, [name, ground, figure]] of row.entries()) {
      const at = `M${x * 5} ${y * 5}`;
      grounds.set(ground, (grounds.get(ground) ?? '') + at + GROUND);
      if (tiles[name]) figures.set(figure, (figures.get(figure) ?? '') + at + tiles[name]);
    }
  }
  return [...grounds, ...figures].flatMap(([thread, d]) => {
    const fill = threads[thread];
    return fill === null ? [] : [{ fill, d }];
  });
}

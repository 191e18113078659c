/** Shapes of one tile on 5×5 cells, each one path over a plain ground (looks.md, "Textile geometry"). */
export const tiles = {
  plain: '',
  stair: 'M0 0h1v1h1v1h1v1h1v1h1v1H0z',
  stairBack: 'M5 0H4v1H3v1H2v1H1v1H0v1h5z',
  stairDown: 'M1 0h4v4H4V3H3V2H2V1H1z',
  stairUp: 'M4 0H0v4h1V3h1V2h1V1h1z',
  ring: 'M1 1h3v3H1zM2 2v1h1V2z',
  rombo:
    'M2 .5h1V1h.5v.5H4V2h.5v1H4v.5h-.5V4H3v.5H2V4h-.5v-.5H1V3H.5V2H1v-.5h.5V1H2zM2.25 2.25v.5h.5v-.5z',
  fret: 'M1 0h4v5H0V4h4V1H2v1h1v1H1z',
  pyramid: 'M2 1h1v1h1v1h1v2H0V3h1V2h1z',
  bars: 'M0 1h5v1H0zM0 3h5v1H0z',
  check: 'M2.5 0H5v2.5H2.5zM0 2.5h2.5V5H0z',
} as const;
export type TileName = keyof typeof tiles;

/** Threads a cloth is woven of; `warp` leaves the bare threads of the loom. */
export const threads = {
  dark: 'var(--tx-1)',
  wool: 'var(--tx-2)',
  red: 'var(--tx-3)',
  maize: 'var(--qolle)',
  warp: null,
} as const;
export type Thread = keyof typeof threads;

/** Shape, ground, figure. */
export type Tile = readonly [TileName, Thread, Thread];
export type Weave = readonly (readonly Tile[])[];

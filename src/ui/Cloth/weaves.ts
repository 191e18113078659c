import type { Tile, Weave } from './tiles.ts';

const bare: Tile = ['plain', 'warp', 'warp'];
const red: Tile = ['plain', 'red', 'red'];
const dark: Tile = ['plain', 'dark', 'dark'];

/** Four tiles wide: a cloth just begun, beside a form. */
export const sideWeave: Weave = [
  [
    ['stairDown', 'red', 'dark'],
    ['fret', 'dark', 'red'],
    ['ring', 'maize', 'dark'],
    ['pyramid', 'red', 'dark'],
  ],
  [['ring', 'red', 'wool'], ['stairUp', 'red', 'dark'], red, ['bars', 'wool', 'dark']],
  [['pyramid', 'dark', 'red'], ['stairUp', 'dark', 'red'], bare, ['stair', 'red', 'dark']],
  [['bars', 'dark', 'red'], bare, bare, bare],
];

/** Seven tiles wide: the landing's, with room below for the threads of four phases. */
export const heroWeave: Weave = [
  [
    ['stairDown', 'red', 'dark'],
    red,
    ['ring', 'maize', 'dark'],
    ['bars', 'wool', 'dark'],
    ['rombo', 'red', 'maize'],
    dark,
    ['stairBack', 'red', 'dark'],
  ],
  [
    ['fret', 'dark', 'maize'],
    ['stairUp', 'red', 'dark'],
    red,
    ['stairDown', 'red', 'maize'],
    dark,
    ['ring', 'red', 'wool'],
    ['pyramid', 'dark', 'red'],
  ],
  [
    red,
    ['pyramid', 'red', 'dark'],
    ['check', 'red', 'dark'],
    bare,
    ['fret', 'red', 'dark'],
    ['stair', 'warp', 'red'],
    ['bars', 'red', 'dark'],
  ],
  [
    ['stairBack', 'warp', 'dark'],
    dark,
    ['stair', 'warp', 'red'],
    bare,
    bare,
    bare,
    ['stairBack', 'warp', 'red'],
  ],
];

export { Cloth } from './Cloth.tsx';
export { TileSign } from './Tiles.tsx';
export { WeftThread } from './WeftThread.tsx';
export type { Tile } from './tiles.ts';
export { heroWeave, sideWeave } from './weaves.ts';

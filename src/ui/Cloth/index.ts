export { Cloth } from './Cloth.tsx';
export { TileSign } from './Cloth.tsx';
export { WeftThread } from './Cloth.tsx';
export type { Tile } from './tiles.ts';
export { heroWeave, sideWeave } from './weaves.ts';

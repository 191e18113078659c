export { Cloth, TileSign, WeftThread, WovenEdge } from './Cloth.tsx';
export type { Tile } from './tiles.ts';
export { heroWeave, sideWeave } from './weaves.ts';

export { Cloth } from './Cloth.tsx';
export { WeftThread } from './WeftThread.tsx';
export { heroWeave, sideWeave } from './weaves.ts';

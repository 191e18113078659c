export { Facts } from './Facts.tsx';
export type { Fact } from './Facts.tsx';

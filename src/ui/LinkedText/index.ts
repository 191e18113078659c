export { LinkedText } from './LinkedText.tsx';
export { outwards } from './outwards.ts';

export { Noted } from './Noted.tsx';
export { Text } from './Text.ts';

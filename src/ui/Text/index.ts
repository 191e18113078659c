export { Noted } from './Text.tsx';
export { Text } from './Text.tsx';

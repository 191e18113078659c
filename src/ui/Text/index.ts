export { Text } from './Text.ts';

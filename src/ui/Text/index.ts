export { Noted, Text } from './Text.tsx';

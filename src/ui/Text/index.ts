export { Noted, Text, TypedText } from './Text.tsx';

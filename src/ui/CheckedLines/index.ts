export { CheckedLines } from './CheckedLines.tsx';

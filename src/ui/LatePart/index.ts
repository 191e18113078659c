export { LatePart } from './LatePart.tsx';

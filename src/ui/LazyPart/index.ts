export { LazyPart } from './LazyPart.tsx';

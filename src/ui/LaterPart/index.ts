export { LaterPart } from './LaterPart.tsx';

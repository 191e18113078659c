export { Contested } from './Contested.tsx';

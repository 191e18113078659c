export { LateToasts } from './LateToasts.tsx';

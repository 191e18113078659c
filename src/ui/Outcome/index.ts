export { Outcome } from './Outcome.tsx';

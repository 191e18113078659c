export { Summary } from './Summary.ts';

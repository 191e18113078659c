export { Cenefa } from './Cenefa.tsx';

export { BusySign } from './BusySign.tsx';

export { ChosenFilter } from './ChosenFilter.tsx';

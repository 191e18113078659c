export { laterSections } from './laterSections.tsx';

export { Band, Section } from './Section.ts';

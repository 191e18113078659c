export { Band, Section, Sections } from './Section.ts';

export { Heading } from './Heading.ts';

export { RowLink } from './RowLink.ts';

export { Column, Columns } from './Columns.ts';

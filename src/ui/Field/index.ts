export { Field, fieldParts } from './Field.tsx';
export type { FieldProps } from './Field.tsx';
export { Control, controlStyles } from './controlStyles.ts';
export { FieldLine } from './FieldLine.ts';
export { rowControlStyles } from './rowControlStyles.ts';

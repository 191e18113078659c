export { Field } from './Field.tsx';
export type { FieldProps } from './Field.tsx';
export { controlStyles } from './controlStyles.ts';
export { fieldParts } from './Field.tsx';

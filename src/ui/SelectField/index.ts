export { Select } from './Select.ts';
export { SelectField } from './SelectField.tsx';

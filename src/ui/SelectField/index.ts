export { Select } from './SelectField.tsx';
export { SelectField } from './SelectField.tsx';

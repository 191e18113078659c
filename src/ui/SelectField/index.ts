export { Select, SelectField } from './SelectField.tsx';

export { CheckField, checkStyles } from './CheckField.tsx';

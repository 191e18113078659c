export { CheckField } from './CheckField.tsx';

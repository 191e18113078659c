export { EmailField } from './EmailField.tsx';

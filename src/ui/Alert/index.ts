export { Alert } from './Alert.tsx';
export type { AlertProps } from './Alert.tsx';
export { FailureAlert } from './Alert.tsx';

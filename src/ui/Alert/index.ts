export { Alert, FailureAlert } from './Alert.tsx';
export type { AlertProps } from './Alert.tsx';

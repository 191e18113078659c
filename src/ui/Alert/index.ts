export { Alert, FailureAlert, RequestDetails } from './Alert.tsx';
export type { AlertProps } from './Alert.tsx';

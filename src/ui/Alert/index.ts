export { Alert } from './Alert.tsx';
export { FailureAlert } from './FailureAlert.tsx';

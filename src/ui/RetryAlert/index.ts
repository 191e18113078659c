export { RetryAlert } from './RetryAlert.tsx';
export { RetryButton } from './RetryButton.tsx';

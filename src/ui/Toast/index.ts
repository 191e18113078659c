export { ChangeToast } from './ChangeToast.tsx';
export { Toast } from './Toast.tsx';
export { ToastPlace } from './Toast.styles.ts';

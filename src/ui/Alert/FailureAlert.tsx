import { Alert } from './Alert.tsx';
import type { AlertProps } from './Alert.tsx';

interface FailureAlertProps extends Pick<AlertProps, 'action'> {
  /** What did not work; null says nothing. */
  failure: { message: string } | null;
  /** By which fields name the message. */
  id: string;
}

/** Why a form could not be sent. */
export function FailureAlert({ failure, id, action }: FailureAlertProps) {
  return (
    failure && (
      <Alert tone="error" id={id} action={action}>
        {failure.message}
      </Alert>
    )
  );
}

import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { Alert } from './Alert.tsx';
import type { AlertProps } from './Alert.tsx';

interface FailureAlertProps extends Pick<AlertProps, 'action'> {
  /** What did not work; null says nothing. */
  failure: { message: string; failedRequest?: FailedRequest | undefined } | null;
  /** By which fields name the message. */
  id?: string | undefined;
}

/** Why a form could not be sent. */
export function FailureAlert({ failure, id, action }: FailureAlertProps) {
  return (
    failure && (
      <Alert tone="error" id={id} action={action} failedRequest={failure.failedRequest}>
        {failure.message}
      </Alert>
    )
  );
}

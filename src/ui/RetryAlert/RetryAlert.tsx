import { useState } from 'react';
import { Alert } from '#ui/Alert';
import type { AlertProps } from '#ui/Alert';
import { Button } from '#ui/Button';

export interface RetryAlertProps {
  children: string;
  failedRequest?: AlertProps['failedRequest'];
  /** Repeats the request; resolves when it has finished. */
  onRetry: () => Promise<unknown>;
}

/** The error of a failed read, with a retry button that is busy during the retry. */
export function RetryAlert({ children, failedRequest, onRetry }: RetryAlertProps) {
  const [retrying, setRetrying] = useState(false);
  async function retry() {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  }
  return (
    <Alert
      tone="error"
      failedRequest={failedRequest}
      action={
        <Button
          size="small"
          busy={retrying}
          busyLabel="Reintentando..."
          onClick={() => void retry()}
        >
          Reintentar
        </Button>
      }
    >
      {children}
    </Alert>
  );
}

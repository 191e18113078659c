import { useState } from 'react';
import { Alert } from '#ui/Alert';
import type { AlertProps } from '#ui/Alert';
import { Button } from '#ui/Button';

export interface RetryAlertProps {
  children: string;
  failedRequest?: AlertProps['failedRequest'];
  /** Asks again; resolves when an answer is there. */
  onRetry: () => Promise<unknown>;
}

/** A read that failed: what happened, and the way to try again. Its button says that it is under way. */
export function RetryAlert({ children, failedRequest, onRetry }: RetryAlertProps) {
  const [asking, setAsking] = useState(false);
  async function retry() {
    setAsking(true);
    await onRetry();
    setAsking(false);
  }
  return (
    <Alert
      tone="error"
      failedRequest={failedRequest}
      action={
        <Button size="small" busy={asking} busyLabel="Reintentando..." onClick={() => void retry()}>
          Reintentar
        </Button>
      }
    >
      {children}
    </Alert>
  );
}

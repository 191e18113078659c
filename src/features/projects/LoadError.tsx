import { Alert } from '#ui/Alert';
import type { AlertProps } from '#ui/Alert';
import { Button } from '#ui/Button';
import { projectsCopy } from './projectsCopy.ts';

export interface LoadErrorProps {
  message: string;
  failedRequest: AlertProps['failedRequest'];
  /** Whether an answer is awaited right now. */
  asking: boolean;
  onRetry: () => void;
}

export function LoadError({ message, failedRequest, asking, onRetry }: LoadErrorProps) {
  return (
    <Alert
      tone="error"
      failedRequest={failedRequest}
      action={
        <Button size="small" busy={asking} busyLabel={projectsCopy.retrying} onClick={onRetry}>
          {projectsCopy.retry}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}

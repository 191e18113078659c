import { Alert } from '#ui/Alert';
import type { AlertProps } from '#ui/Alert';
import { Text } from '#ui/Text';
import { RetryButton } from './RetryButton.tsx';
import type { RetryButtonProps } from './RetryButton.tsx';

export interface RetryAlertProps extends RetryButtonProps {
  children: string;
  failedRequest?: AlertProps['failedRequest'];
}

/** The error of a failed read, with a retry button that is busy during the retry. */
export function RetryAlert({ children, failedRequest, onRetry }: RetryAlertProps) {
  return (
    <Alert
      tone="error"
      failedRequest={failedRequest}
      action={
        <>
          {/* A message of two sentences says what to do itself. */}
          {!children.includes('. ') && (
            <Text $look="small" $quiet>
              Vuelve a intentarlo en un momento.
            </Text>
          )}
          <RetryButton onRetry={onRetry} />
        </>
      }
    >
      {children}
    </Alert>
  );
}

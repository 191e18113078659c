import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Stack } from '#ui/Stack';
import { resendCopy } from './resendCopy.ts';
import { useResend } from './useResend.ts';

/** Button to resend the confirmation mail to a known address. */
export function ResendConfirmation({ email }: { email: string }) {
  const {
    submission: { busy, failure, submit },
    sentTo,
  } = useResend();
  return (
    <Stack $gap={12}>
      <Button
        wide
        busy={busy}
        busyLabel={resendCopy.sending}
        onClick={() => void submit({ email })}
      >
        {resendCopy.resend}
      </Button>
      {sentTo !== null && <Alert tone="success">{resendCopy.sent(sentTo)}</Alert>}
      {failure !== null && <Alert tone="error">{failure.message}</Alert>}
    </Stack>
  );
}

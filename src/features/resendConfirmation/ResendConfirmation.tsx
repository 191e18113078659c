import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Stack } from '#ui/Stack';
import { resendCopy } from './resendCopy.ts';
import { useResend } from './useResend.ts';

/** Another confirmation mail to an address that is known: one button. */
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

import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Stack } from '#ui/Stack';
import { resendCopy } from './resendCopy.ts';
import { useResend } from './useResend.ts';

/** Another confirmation mail to an address that is known: one button. */
export function ResendConfirmation({ email }: { email: string }) {
  const { state, failure, submit, reopen } = useResend();
  const send = () => {
    reopen();
    void submit({ email });
  };
  return (
    <Stack $gap={12}>
      <Button wide busy={state.status === 'busy'} busyLabel={resendCopy.sending} onClick={send}>
        {resendCopy.resend}
      </Button>
      {state.status === 'done' && <Alert tone="success">{resendCopy.sent(email)}</Alert>}
      {failure !== null && <Alert tone="error">{failure.message}</Alert>}
    </Stack>
  );
}

import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { EmailField } from '#ui/EmailField';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { resendCopy } from './resendCopy.ts';
import { useResend } from './useResend.ts';

const emptyDraft = { email: '' };

/** Form to resend the confirmation mail to an unknown address; an expired link does not contain it. */
export function ResendForm() {
  const draft = useDraft('resendConfirmation', null, emptyDraft);
  const { submission, sentTo } = useResend();
  const { busy, failure, messageId, error, props, field } = useForm({
    draft,
    blank: resendCopy.blank,
    submission,
  });
  return (
    <form {...props}>
      <Stack $gap={20}>
        <EmailField label={resendCopy.email} autoComplete="email" {...field('email')} />
        <FailureAlert failure={failure} id={messageId} />
        <Button type="submit" variant="primary" wide busy={busy} busyLabel={resendCopy.sending}>
          {resendCopy.sendNew}
        </Button>
        <SlowNote busy={busy} />
        {sentTo !== null && error === null && (
          <Alert tone="success">{resendCopy.sent(sentTo)}</Alert>
        )}
      </Stack>
    </form>
  );
}

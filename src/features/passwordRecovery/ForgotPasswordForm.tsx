import { Link } from 'react-router-dom';
import { plainEmail } from '#contract/typedText.ts';
import { paths } from '#src/lib/paths.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { useAuth } from '#src/session/useAuth.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { EmailField } from '#ui/EmailField';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { recoveryCopy } from './recoveryCopy.ts';

const emptyDraft = { email: '' };

/** Form with the account's e-mail; shares its draft with /login, where the address was usually typed. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { requestPasswordReset } = useAuth();
  const draft = useDraft('login', null, emptyDraft);
  const submission = useSubmission({
    send: ({ email }: typeof emptyDraft) => requestPasswordReset(plainEmail(email)),
    onDone: ({ email }) => onSent(plainEmail(email)),
  });
  const { busy, failure, messageId, props, field } = useForm({
    draft,
    blank: recoveryCopy.blankEmail,
    submission,
  });

  return (
    <form {...props}>
      <Stack $gap={20}>
        <FailureAlert failure={failure} id={messageId} />
        <EmailField label={recoveryCopy.email} autoComplete="email" {...field('email')} />
        <Button type="submit" variant="primary" wide busy={busy} busyLabel={recoveryCopy.sending}>
          {recoveryCopy.send}
        </Button>
        <SlowNote busy={busy} />
        <p>
          {recoveryCopy.remembered} <Link to={paths.login}>{recoveryCopy.toLogin}</Link>
        </p>
      </Stack>
    </form>
  );
}

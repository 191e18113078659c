import type { SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { focusFirst, textOf } from '#src/lib/formFields.ts';
import { paths } from '#src/lib/paths.ts';
import type { Objection } from '#src/lib/submissionMachine.ts';
import { useDraft } from '#src/lib/useDraft.ts';
import { useSubmission } from '#src/lib/useSubmission.ts';
import { useAuth } from '#src/session/useAuth.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { EmailField } from '#ui/EmailField';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { recoveryCopy } from './recoveryCopy.ts';

const emptyDraft = { email: '' };

/** The address whose password is forgotten: the one that was just tried at /login, so its draft. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { requestPasswordReset } = useAuth();
  const draft = useDraft('login', null, emptyDraft);
  const { busy, failure, messageId, field, submit } = useSubmission({
    check: checkEmail,
    send: ({ email }: { email: string }) => requestPasswordReset(email.trim()),
  });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = textOf(form, 'email');
    const after = await submit({ email });
    if (after.status === 'failed') focusFirst(form, after.fields);
    if (after.status === 'done') onSent(email.trim());
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack $gap={20}>
        <FailureAlert failure={failure} id={messageId} />
        <EmailField
          label={recoveryCopy.email}
          autoComplete="email"
          value={draft.values.email}
          onChange={(event) => draft.setField('email', event.target.value)}
          {...field('email')}
        />
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

function checkEmail({ email }: { email: string }): Objection<'email'> | null {
  return email.trim() === '' ? { message: recoveryCopy.blankEmail, fields: ['email'] } : null;
}

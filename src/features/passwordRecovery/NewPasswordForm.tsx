import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { focusFirst, textOf } from '#src/lib/formFields.ts';
import { paths } from '#src/lib/paths.ts';
import { readStoredEmail } from '#src/lib/storedSession.ts';
import { useSubmission } from '#src/lib/useSubmission.ts';
import { checkPasswordPair } from '#src/session/passwordRules.ts';
import type { PasswordPair } from '#src/session/passwordRules.ts';
import { useAuth } from '#src/session/useAuth.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { PasswordField } from '#ui/PasswordField';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { recoveryCopy } from './recoveryCopy.ts';

/** The new password, twice; then to /app. */
export function NewPasswordForm() {
  const { updatePassword } = useAuth();
  const navigate = useNavigate();
  const [email] = useState(readStoredEmail);
  const { busy, failure, messageId, field, submit } = useSubmission({
    check: checkPasswordPair,
    send: ({ password }: PasswordPair) => updatePassword(password),
  });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const after = await submit({
      password: textOf(form, 'password'),
      confirm_password: textOf(form, 'confirm_password'),
    });
    if (after.status === 'failed') focusFirst(form, after.fields);
    if (after.status === 'done') void navigate(paths.app, { replace: true });
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack $gap={20}>
        {/* For password managers, which keep the password with it. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={recoveryCopy.password}
          autoComplete="new-password"
          hint={recoveryCopy.passwordHint}
          {...field('password')}
        />
        <PasswordField
          label={recoveryCopy.confirmPassword}
          autoComplete="new-password"
          {...field('confirm_password')}
        />
        <FailureAlert
          failure={failure}
          id={messageId}
          action={
            failure?.reason === 'sessionOver' && (
              <Link to={paths.forgotPassword}>{recoveryCopy.anotherLink}</Link>
            )
          }
        />
        <Button type="submit" variant="primary" wide busy={busy} busyLabel={recoveryCopy.saving}>
          {recoveryCopy.save}
        </Button>
        <SlowNote busy={busy} />
      </Stack>
    </form>
  );
}

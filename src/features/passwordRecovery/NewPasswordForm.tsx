import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { focusFirst, textOf } from '#src/lib/formFields.ts';
import { paths } from '#src/lib/paths.ts';
import { readStoredEmail } from '#src/lib/storedSession.ts';
import type { Objection, SubmissionState } from '#src/lib/submissionMachine.ts';
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

const { wrongCurrent: wrong } = recoveryCopy;

interface Typed extends PasswordPair {
  /** Null: it is not asked for. */
  current_password: string | null;
}

/**
 * The new password, twice, and the current one, which a recovery link stands for; then to /app. Where the
 * provider wants it all the same (the link was used long ago), the field comes.
 */
export function NewPasswordForm() {
  const { updatePassword } = useAuth();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { state } = useLocation() as { state: { recovered?: unknown } | null };
  const [email] = useState(readStoredEmail);
  const [wanted, setWanted] = useState(state?.recovered !== true);
  const { busy, failure, messageId, field, submit } = useSubmission({
    check,
    send: async ({ password, current_password: current }: Typed) => {
      const answer = await updatePassword(password, current ?? '');
      return answer.ok ? answer : { ...answer, message: wrong[answer.reason] ?? answer.message };
    },
  });
  const isCurrentWrong = isAboutCurrent(failure);

  useEffect(() => {
    if (isCurrentWrong && wanted && form.current) focusFirst(form.current, ['current_password']);
  }, [isCurrentWrong, wanted]);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = event.currentTarget;
    const after = await submit({
      current_password: wanted ? textOf(typed, 'current_password') : null,
      password: textOf(typed, 'password'),
      confirm_password: textOf(typed, 'confirm_password'),
    });
    if (after.status === 'failed') focusFirst(typed, after.fields);
    if (isAboutCurrent(after)) setWanted(true);
    if (after.status === 'done') void navigate(paths.app, { replace: true });
  }

  const current = field('current_password');
  return (
    <form ref={form} onSubmit={handleSubmit} noValidate>
      <Stack $gap={20}>
        {/* For password managers, which keep the password with it. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {wanted && (
          <PasswordField
            label={recoveryCopy.currentPassword}
            autoComplete="current-password"
            {...current}
            invalid={current.invalid || isCurrentWrong}
            describedBy={isCurrentWrong ? messageId : current.describedBy}
          />
        )}
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
            (failure?.reason === 'sessionOver' && (
              <Link to={paths.forgotPassword}>{recoveryCopy.anotherLink}</Link>
            )) ||
            (isCurrentWrong && <Link to={paths.forgotPassword}>{recoveryCopy.forgotTitle}</Link>)
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

function isAboutCurrent(state: SubmissionState | null): boolean {
  return state?.status === 'failed' && Object.hasOwn(wrong, state.reason ?? '');
}

function check(typed: Typed): Objection<keyof Typed> | null {
  if (typed.current_password === '') {
    return { message: wrong.current_password_required ?? '', fields: ['current_password'] };
  }
  return checkPasswordPair(typed);
}

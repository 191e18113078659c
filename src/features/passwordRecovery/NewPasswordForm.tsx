import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { formError } from '#src/lib/forms/validateForm.ts';
import { paths } from '#src/lib/paths.ts';
import { readStoredEmail } from '#src/lib/storedSession.ts';
import { checkPasswordPair, CURRENT_PASSWORD_CODES } from '#src/session/passwordRules.ts';
import type { PasswordPair } from '#src/session/passwordRules.ts';
import { useAuth } from '#src/session/useAuth.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { PasswordField } from '#ui/PasswordField';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { recoveryCopy } from './recoveryCopy.ts';

const { wrongCurrent } = recoveryCopy;

export interface NewPasswordFormProps {
  onSaved: () => void;
  /** The form stays on the page after a success. */
  stays?: boolean;
}

interface Typed extends PasswordPair {
  current_password: string;
}

/**
 * Form with the new password twice and the current one. After a recovery link the
 * current password is not asked for, unless the provider requires it because the link was used long ago.
 */
export function NewPasswordForm({ onSaved, stays = false }: NewPasswordFormProps) {
  const { updatePassword } = useAuth();
  const formRef = useRef<HTMLFormElement>(null);
  const { state } = useLocation() as { state: { recovered?: unknown } | null };
  const [email] = useState(readStoredEmail);
  const [needsCurrent, setNeedsCurrent] = useState(state?.recovered !== true);
  const currentRef = useRef<HTMLInputElement>(null);
  const submission = useSubmission({
    async send({ password, current_password: current }: Typed) {
      const answer = await updatePassword(password, needsCurrent ? current : '');
      if (answer.ok || !isAboutCurrent(answer)) return answer;
      setNeedsCurrent(true);
      return { ...answer, message: wrongCurrent[answer.reason] ?? answer.message };
    },
    onDone() {
      // The fields are uncontrolled: a stored copy of a password would outlive the form.
      formRef.current?.reset();
      onSaved();
    },
    stays,
  });
  const { busy, failure, messageId, props, field } = useForm({
    unkept: ['current_password', 'password', 'confirm_password'],
    check: (typed) =>
      needsCurrent && typed.current_password === ''
        ? formError(wrongCurrent.current_password_required ?? '', ['current_password'])
        : checkPasswordPair(typed),
    submission,
    refused: { fields: ['current_password'], reasons: CURRENT_PASSWORD_CODES },
  });
  const isCurrentWrong = isAboutCurrent(failure);

  useEffect(() => {
    if (isCurrentWrong && needsCurrent) currentRef.current?.focus();
  }, [isCurrentWrong, needsCurrent]);

  return (
    <form ref={formRef} {...props}>
      <Stack $gap={20}>
        {/* For password managers, which store the password with the user name. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {needsCurrent && (
          <PasswordField
            ref={currentRef}
            label={recoveryCopy.currentPassword}
            autoComplete="current-password"
            {...field('current_password')}
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
        <div>
          <Button
            type="submit"
            variant={stays ? 'secondary' : 'primary'}
            wide={!stays}
            busy={busy}
            busyLabel={recoveryCopy.saving}
          >
            {recoveryCopy.save}
          </Button>
        </div>
        <SlowNote busy={busy} />
      </Stack>
    </form>
  );
}

function isAboutCurrent(refusal: { reason?: string | undefined } | null): boolean {
  return CURRENT_PASSWORD_CODES.includes(refusal?.reason ?? '');
}

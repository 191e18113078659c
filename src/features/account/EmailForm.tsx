import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { plainEmail } from '#contract/typedText.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { formError } from '#src/lib/forms/validateForm.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { CURRENT_PASSWORD_CODES } from '#src/session/passwordRules.ts';
import { useAuth } from '#src/session/useAuth.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { EmailField } from '#ui/EmailField';
import { Facts } from '#ui/Facts';
import { PasswordField } from '#ui/PasswordField';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { accountCopy } from './accountCopy.ts';

const emptyDraft = { email: '' };

export interface EmailFormProps {
  email: string;
  /** The address that waits for its confirmations; null if none does. */
  newEmail: string | null;
  /** Called when a change was asked for. */
  onAsked: () => unknown;
}

/** Asks for another address; it changes once the links in the mails to both were opened. */
export function EmailForm({ email, newEmail, onAsked }: EmailFormProps) {
  const { changeEmail } = useAuth();
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useDraft('account-email', useSelector(selectUserId), emptyDraft);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submission = useSubmission({
    send(values: { email: string; email_password: string }) {
      setSentTo(null);
      return changeEmail(plainEmail(values.email), values.email_password);
    },
    onDone(values) {
      setSentTo(plainEmail(values.email));
      draft.clear();
      // The password's field is uncontrolled.
      formRef.current?.reset();
      onAsked();
    },
    stays: true,
  });
  const { busy, failure, messageId, props, field } = useForm({
    draft,
    unkept: ['email_password'],
    blank: { email: accountCopy.blankEmail, email_password: accountCopy.blankPassword },
    check: (typed) =>
      plainEmail(typed.email).toLowerCase() === email
        ? formError(accountCopy.sameEmail, ['email'])
        : null,
    submission,
    refused: { fields: ['email_password'], reasons: CURRENT_PASSWORD_CODES },
  });
  const pending = sentTo ?? newEmail;
  return (
    <form ref={formRef} {...props}>
      <Stack $gap={20}>
        <Facts facts={[[accountCopy.currentEmail, email]]} />
        {pending !== null && !busy && failure === null && (
          <Alert tone="success">{accountCopy.emailPending(email, pending)}</Alert>
        )}
        <EmailField label={accountCopy.newEmail} autoComplete="email" {...field('email')} />
        <PasswordField
          label={accountCopy.emailPassword}
          autoComplete="current-password"
          {...field('email_password')}
        />
        <FailureAlert failure={failure} id={messageId} />
        <div>
          <Button type="submit" busy={busy} busyLabel={accountCopy.asking}>
            {accountCopy.changeEmail}
          </Button>
        </div>
        <SlowNote busy={busy} />
      </Stack>
    </form>
  );
}

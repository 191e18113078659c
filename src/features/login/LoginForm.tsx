import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { plainEmail } from '#contract/typedText.ts';
import { paths } from '#src/lib/paths.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { selectAuth } from '#src/session/authSlice.ts';
import { useAuth } from '#src/session/useAuth.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { EmailField } from '#ui/EmailField';
import { PasswordField } from '#ui/PasswordField';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { loginCopy } from './loginCopy.ts';

const emptyDraft = { email: '' };

interface Credentials {
  email: string;
  password: string;
}

export interface LoginFormProps {
  /** Shown if the address is not confirmed yet. */
  unconfirmedHelp: (email: string) => ReactNode;
}

/** Form with e-mail and password (AUTH-11, AUTH-12). The draft keeps the e-mail, never the password. */
export function LoginForm({ unconfirmedHelp }: LoginFormProps) {
  const auth = useSelector(selectAuth);
  const { prepare, signIn } = useAuth();
  const draft = useDraft('login', null, emptyDraft);
  const navigate = useNavigate();
  const passwordRef = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState('');
  const submission = useSubmission({
    async send({ email, password }: Credentials) {
      const address = plainEmail(email);
      setTried(address);
      const answer = await signIn(address, password);
      if (!answer.ok) passwordRef.current?.focus();
      return answer;
    },
    onDone() {
      draft.clear();
      void navigate(paths.app, { replace: true });
    },
  });
  const { failure, busy, ...form } = useForm({
    draft,
    unkept: ['password'],
    blank: loginCopy.blank,
    submission,
  });

  const notice = auth.status === 'signedOut' ? auth.notice : null;

  return (
    <form {...form.props}>
      <Stack $gap={20}>
        {failure === null && !busy && notice !== null && <Alert tone="notice">{notice}</Alert>}
        <EmailField
          label={loginCopy.email}
          autoComplete="username"
          onFocus={prepare}
          {...form.field('email')}
        />
        <PasswordField
          ref={passwordRef}
          label={loginCopy.password}
          autoComplete="current-password"
          onFocus={prepare}
          {...form.field('password')}
        />
        <p>
          <Link to={paths.forgotPassword}>{loginCopy.forgot}</Link>
        </p>
        <FailureAlert failure={failure} id={form.messageId} />
        {form.error === null &&
          submission.failure?.reason === 'unconfirmed' &&
          unconfirmedHelp(tried)}
        <Button type="submit" variant="primary" wide busy={busy} busyLabel={loginCopy.busy}>
          {loginCopy.submit}
        </Button>
        <SlowNote busy={busy} />
        <p>
          {loginCopy.noAccount} <Link to={paths.register}>{loginCopy.register}</Link>
        </p>
      </Stack>
    </form>
  );
}

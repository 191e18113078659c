import { useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { useDraft } from '#src/lib/useDraft.ts';
import { selectAuth } from '#src/session/authSlice.ts';
import { useAuth } from '#src/session/useAuth.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { EmailField } from '#ui/EmailField';
import { PasswordField } from '#ui/PasswordField';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { loginCopy } from './loginCopy.ts';
import { useLogin } from './useLogin.ts';

const emptyDraft = { email: '' };

export interface LoginFormProps {
  /** What helps somebody whose address is not confirmed yet. */
  unconfirmedHelp: (email: string) => ReactNode;
}

/** E-mail and password (AUTH-11, AUTH-12). The e-mail survives a reload, the password never. */
export function LoginForm({ unconfirmedHelp }: LoginFormProps) {
  const auth = useSelector(selectAuth);
  const { prepare } = useAuth();
  const draft = useDraft('login', null, emptyDraft);
  const { busy, failure, messageId, field, submit } = useLogin();
  const navigate = useNavigate();
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState('');

  const notice = auth.status === 'signedOut' ? auth.notice : null;

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const email = typed.get('email') as string;
    setTried(email.trim());
    const after = await submit({ email, password: typed.get('password') as string });
    if (after.status === 'done') {
      draft.clear();
      void navigate(paths.app, { replace: true });
    } else if (after.status === 'failed') {
      (after.fields.includes('email') ? emailRef : passwordRef).current?.focus();
    }
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack $gap={20}>
        <FailureAlert failure={failure} id={messageId} />
        {failure?.reason === 'unconfirmed' && unconfirmedHelp(tried)}
        {failure === null && !busy && notice !== null && <Alert tone="notice">{notice}</Alert>}
        <EmailField
          ref={emailRef}
          label={loginCopy.email}
          autoComplete="username"
          value={draft.values.email}
          onChange={(event) => draft.setField('email', event.target.value)}
          onFocus={prepare}
          {...field('email')}
        />
        <PasswordField
          ref={passwordRef}
          label={loginCopy.password}
          autoComplete="current-password"
          onFocus={prepare}
          {...field('password')}
        />
        <p>
          <Link to={paths.forgotPassword}>{loginCopy.forgot}</Link>
        </p>
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

import { useStore } from 'react-redux';
import { Link } from 'react-router-dom';
import { plainEmail, trimLine } from '#contract/typedText.ts';
import { brand } from '#src/content/brand.ts';
import { paths } from '#src/lib/paths.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import type { WithAuth } from '#src/session/sessionReports.ts';
import { useAuth } from '#src/session/useAuth.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { EmailField } from '#ui/EmailField';
import { PasswordField } from '#ui/PasswordField';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextField } from '#ui/TextField';
import { registerCopy } from './registerCopy.ts';
import { checkRegistration } from './registerRules.ts';
import type { RegisterValues } from './registerRules.ts';

const emptyDraft = { full_name: '', email: '' };

/** Form with name, e-mail and password twice (AUTH-13, AUTH-15). Errors keep the passwords, a reload does not. */
export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { prepare, signUp } = useAuth();
  const draft = useDraft('register', null, emptyDraft);
  const store = useStore<WithAuth>();
  const submission = useSubmission({
    send: ({ full_name, email, password }: RegisterValues) =>
      signUp({ full_name: trimLine(full_name), email: plainEmail(email), password }),
    onDone({ email }) {
      draft.clear();
      // If the provider requires no confirmation, the person is signed in now and the guard redirects to /app.
      if (selectUserId(store.getState()) === null) onRegistered(plainEmail(email));
    },
  });
  const { busy, failure, error, messageId, props, field } = useForm({
    draft,
    unkept: ['password', 'confirm_password'],
    check: checkRegistration,
    submission,
  });

  return (
    <form {...props}>
      <Stack $gap={20}>
        <TextField
          label={registerCopy.fullName}
          autoComplete="name"
          onFocus={prepare}
          {...field('full_name')}
        />
        <EmailField
          label={registerCopy.email}
          autoComplete="email"
          onFocus={prepare}
          {...field('email')}
        />
        <PasswordField
          label={registerCopy.password}
          autoComplete="new-password"
          hint={registerCopy.passwordHint}
          {...field('password')}
        />
        <PasswordField
          label={registerCopy.confirmPassword}
          autoComplete="new-password"
          {...field('confirm_password')}
        />
        <FailureAlert
          failure={failure}
          id={messageId}
          help={
            error === null &&
            submission.failure?.reason === 'unavailable' && (
              <p>
                {registerCopy.failedHelp} <a href={`mailto:${brand.email}`}>{brand.email}</a>.
              </p>
            )
          }
        />
        <Button type="submit" variant="primary" wide busy={busy} busyLabel={registerCopy.busy}>
          {registerCopy.submit}
        </Button>
        <SlowNote busy={busy} />
        <Text $look="small" $quiet>
          {registerCopy.dataUse} <Link to={paths.privacy}>{registerCopy.privacy}</Link>.
        </Text>
        <p>
          {registerCopy.hasAccount} <Link to={paths.login}>{registerCopy.toLogin}</Link>
        </p>
      </Stack>
    </form>
  );
}

import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { ButtonLink } from '#ui/Button';
import { Outcome } from '#ui/Outcome';
import { PageIntro } from '#ui/PageIntro';
import { Stack } from '#ui/Stack';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { recoveryCopy } from './recoveryCopy.ts';

/** Screen to set a new password, for signed-in people; a recovery link signs in and leads here. */
export function NewPassword() {
  const navigate = useNavigate();
  const isSignedIn = useSelector(selectUserId) !== null;
  if (!isSignedIn) {
    return (
      <Outcome tone="open" title={recoveryCopy.noLinkTitle} text={recoveryCopy.noLink}>
        <Stack $gap={12}>
          <ButtonLink variant="primary" wide to={paths.forgotPassword}>
            {recoveryCopy.anotherLink}
          </ButtonLink>
          <ButtonLink wide to={paths.login}>
            {recoveryCopy.doneToLogin}
          </ButtonLink>
        </Stack>
      </Outcome>
    );
  }
  return (
    <Stack $gap={24}>
      <PageIntro title={recoveryCopy.newTitle}>{recoveryCopy.newPurpose}</PageIntro>
      <NewPasswordForm onSaved={() => void navigate(paths.app, { replace: true })} />
    </Stack>
  );
}

import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { ButtonLink } from '#ui/Button';
import { Outcome } from '#ui/Outcome';
import { PageIntro } from '#ui/PageIntro';
import { Stack } from '#ui/Stack';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { recoveryCopy } from './recoveryCopy.ts';

/** Screen to set a new password, for signed-in people; a recovery link or an invitation signs in and leads here. */
export function NewPassword() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { invited?: unknown } | null };
  const isInvited = state?.invited === true;
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
      <PageIntro title={isInvited ? recoveryCopy.invitedTitle : recoveryCopy.newTitle}>
        {isInvited ? recoveryCopy.invitedPurpose : recoveryCopy.newPurpose}
      </PageIntro>
      <NewPasswordForm onSaved={() => void navigate(paths.app, { replace: true })} />
    </Stack>
  );
}

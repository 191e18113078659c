import { useState } from 'react';
import { paths } from '#src/lib/paths.ts';
import { Button, ButtonLink } from '#ui/Button';
import { Outcome } from '#ui/Outcome';
import { PageIntro } from '#ui/PageIntro';
import { Stack } from '#ui/Stack';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { recoveryCopy } from './recoveryCopy.ts';

/** Screen to request a password reset. The confirmation does not reveal whether the account exists. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <Outcome tone="open" title={recoveryCopy.sentTitle} text={recoveryCopy.sent(sentTo)}>
        <Stack $gap={12}>
          <ButtonLink wide to={paths.login}>
            {recoveryCopy.doneToLogin}
          </ButtonLink>
          <Button variant="quiet" wide onClick={() => setSentTo(null)}>
            {recoveryCopy.otherEmail}
          </Button>
        </Stack>
      </Outcome>
    );
  }
  return (
    <Stack $gap={24}>
      <PageIntro title={recoveryCopy.forgotTitle}>{recoveryCopy.forgotPurpose}</PageIntro>
      <ForgotPasswordForm onSent={setSentTo} />
    </Stack>
  );
}

import { useState } from 'react';
import { accountCopy } from '#src/features/account/accountCopy.ts';
import { NewPasswordForm } from '#src/features/passwordRecovery/NewPasswordForm.tsx';
import { Alert } from '#ui/Alert';
import { Stack } from '#ui/Stack';

/** The account page's form for a new password. */
export function OwnPassword() {
  const [isSaved, setSaved] = useState(false);
  return (
    <Stack $gap={20}>
      <NewPasswordForm stays onSaved={() => setSaved(true)} />
      {isSaved && <Alert tone="success">{accountCopy.passwordSaved}</Alert>}
    </Stack>
  );
}

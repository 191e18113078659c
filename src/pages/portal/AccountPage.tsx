import { useState } from 'react';
import { AccountScreen } from '#src/features/account/AccountScreen.tsx';
import { accountCopy } from '#src/features/account/accountCopy.ts';
import { MailChoice } from '#src/features/notices/MailChoice.tsx';
import { NewPasswordForm } from '#src/features/passwordRecovery/NewPasswordForm.tsx';
import { ThemeSwitch } from '#src/features/siteHeader/ThemeSwitch.tsx';
import { Alert } from '#ui/Alert';
import { Stack } from '#ui/Stack';

export default function AccountPage() {
  const [isSaved, setSaved] = useState(false);
  return (
    <AccountScreen
      password={
        <Stack $gap={20}>
          <NewPasswordForm stays onSaved={() => setSaved(true)} />
          {isSaved && <Alert tone="success">{accountCopy.passwordSaved}</Alert>}
        </Stack>
      }
      notices={<MailChoice />}
      theme={<ThemeSwitch />}
    />
  );
}

import { LoginForm } from '#src/features/login/LoginForm.tsx';
import { loginCopy } from '#src/features/login/loginCopy.ts';
import { ResendConfirmation } from '#src/features/resendConfirmation/ResendConfirmation.tsx';
import { PageIntro } from '#ui/PageIntro';
import { SplitScreen } from '#ui/SplitScreen';
import { Stack } from '#ui/Stack';

export default function LoginPage() {
  return (
    <SplitScreen>
      <Stack $gap={24}>
        <PageIntro title={loginCopy.title}>{loginCopy.purpose}</PageIntro>
        <LoginForm unconfirmedHelp={(email) => <ResendConfirmation key={email} email={email} />} />
      </Stack>
    </SplitScreen>
  );
}

import { PageIntro } from '#ui/PageIntro';
import { Stack } from '#ui/Stack';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { recoveryCopy } from './recoveryCopy.ts';

/** Where a recovery link leads, signed in by it; whoever is signed in may come here as well. */
export function NewPassword() {
  return (
    <Stack $gap={24}>
      <PageIntro title={recoveryCopy.newTitle}>{recoveryCopy.newPurpose}</PageIntro>
      <NewPasswordForm />
    </Stack>
  );
}

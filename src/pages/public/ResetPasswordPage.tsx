import { NewPassword } from '#src/features/passwordRecovery/NewPassword.tsx';
import { usePageHead } from '#src/lib/pageHead.ts';
import { SplitScreen } from '#ui/SplitScreen';

export default function ResetPasswordPage() {
  usePageHead({
    title: 'Contraseña nueva',
    description: 'Crea la contraseña nueva de tu cuenta.',
  });
  return (
    <SplitScreen>
      <NewPassword />
    </SplitScreen>
  );
}

import { ForgotPassword } from '#src/features/passwordRecovery/ForgotPassword.tsx';
import { usePageHead } from '#src/lib/pageHead.ts';
import { SplitScreen } from '#ui/SplitScreen';

export default function ForgotPasswordPage() {
  usePageHead({
    title: 'Recuperar contraseña',
    description: 'Pide por correo un enlace para crear una contraseña nueva.',
  });
  return (
    <SplitScreen>
      <ForgotPassword />
    </SplitScreen>
  );
}

import { Register } from '#src/features/register/Register.tsx';
import { ResendConfirmation } from '#src/features/resendConfirmation/ResendConfirmation.tsx';
import { usePageHead } from '#src/lib/pageHead.ts';
import { SplitScreen } from '#ui/SplitScreen';

export default function RegisterPage() {
  usePageHead({
    title: 'Crear cuenta',
    description:
      'Crea tu cuenta con tu nombre, tu correo y una contraseña, y sigue cada fase de tu proyecto.',
  });
  return (
    <SplitScreen>
      <Register resend={(email) => <ResendConfirmation email={email} />} />
    </SplitScreen>
  );
}

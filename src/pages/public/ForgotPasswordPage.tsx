import { ForgotPassword } from '#src/features/passwordRecovery/ForgotPassword.tsx';
import { SplitScreen } from '#ui/SplitScreen';

export default function ForgotPasswordPage() {
  return (
    <SplitScreen>
      <ForgotPassword />
    </SplitScreen>
  );
}

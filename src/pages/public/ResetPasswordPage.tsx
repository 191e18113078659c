import { NewPassword } from '#src/features/passwordRecovery/NewPassword.tsx';
import { SplitScreen } from '#ui/SplitScreen';

export default function ResetPasswordPage() {
  return (
    <SplitScreen>
      <NewPassword />
    </SplitScreen>
  );
}

import { Register } from '#src/features/register/Register.tsx';
import { ResendConfirmation } from '#src/features/resendConfirmation/ResendConfirmation.tsx';
import { SplitScreen } from '#ui/SplitScreen';

export default function RegisterPage() {
  return (
    <SplitScreen>
      <Register resend={(email) => <ResendConfirmation email={email} />} />
    </SplitScreen>
  );
}

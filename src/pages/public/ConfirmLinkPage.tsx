import { ConfirmLink } from '#src/features/confirmLink/ConfirmLink.tsx';
import { ResendForm } from '#src/features/resendConfirmation/ResendForm.tsx';
import { SplitScreen } from '#ui/SplitScreen';

export default function ConfirmLinkPage() {
  return (
    <SplitScreen>
      <ConfirmLink newConfirmation={<ResendForm />} />
    </SplitScreen>
  );
}

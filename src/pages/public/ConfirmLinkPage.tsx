import { ConfirmLink } from '#src/features/confirmLink/ConfirmLink.tsx';
import { ResendForm } from '#src/features/resendConfirmation/ResendForm.tsx';
import { usePageHead } from '#src/lib/pageHead.ts';
import { SplitScreen } from '#ui/SplitScreen';

export default function ConfirmLinkPage() {
  usePageHead({
    title: 'Enlace de tu correo',
    description:
      'Abre el enlace que te llegó por correo para verificar tu cuenta o recuperar el acceso.',
  });
  return (
    <SplitScreen>
      <ConfirmLink newConfirmation={<ResendForm />} />
    </SplitScreen>
  );
}

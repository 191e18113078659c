import { Support } from '#src/features/tickets/Support.tsx';
import { usePageHead } from '#src/lib/pageHead.ts';

export default function SupportPage() {
  usePageHead({
    title: 'Soporte',
    description: 'Tickets de soporte: cuéntanos qué necesitas y sigue la respuesta.',
  });
  return <Support />;
}

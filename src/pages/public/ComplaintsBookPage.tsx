import { ComplaintsBook } from '#src/features/complaints/ComplaintsBook.tsx';
import { usePageHead } from '#src/lib/pageHead.ts';

export default function ComplaintsBookPage() {
  usePageHead({
    title: 'Libro de Reclamaciones',
    description:
      'Presenta un reclamo o una queja a Tramayo según la ley 29571. Te respondemos en 15 días hábiles y te llega una copia por correo.',
  });
  return <ComplaintsBook />;
}

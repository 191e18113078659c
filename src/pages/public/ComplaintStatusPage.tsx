import { ComplaintStatus } from '#src/features/complaints/ComplaintStatus.tsx';
import { usePageHead } from '#src/lib/pageHead.ts';

export default function ComplaintStatusPage() {
  usePageHead({
    title: 'Consulta de reclamación',
    description:
      'Mira en qué va tu reclamo o queja, con el código y el documento con que lo presentaste.',
  });
  return <ComplaintStatus />;
}

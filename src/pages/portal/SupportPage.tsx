import { Support } from '#src/features/tickets/Support.tsx';
import { usePageHead } from '#src/lib/pageHead.ts';

export default function SupportPage() {
  usePageHead({ title: 'Soporte' });
  return <Support />;
}

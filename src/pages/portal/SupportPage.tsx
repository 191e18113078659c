import { Support } from '#src/features/tickets/Support.tsx';

export default function SupportPage() {
  return <Support />;
}

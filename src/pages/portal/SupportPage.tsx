import { showHistory } from '#src/features/history/HistoryPart.tsx';
import { Support } from '#src/features/tickets/Support.tsx';
import { HistorySlot } from '#src/lib/historySlot.ts';

export default function SupportPage() {
  return (
    <HistorySlot value={showHistory}>
      <Support />
    </HistorySlot>
  );
}

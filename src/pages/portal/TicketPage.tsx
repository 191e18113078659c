import { useParams } from 'react-router-dom';
import { showHistory } from '#src/features/history/HistoryPart.tsx';
import { TicketScreen } from '#src/features/tickets/conversation/TicketScreen.tsx';
import { HistorySlot } from '#src/lib/historySlot.ts';

export default function TicketPage() {
  const { id = '' } = useParams();
  return (
    <HistorySlot value={showHistory}>
      <TicketScreen key={id} id={id} />
    </HistorySlot>
  );
}

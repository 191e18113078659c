import { useParams } from 'react-router-dom';
import { TicketScreen } from '#src/features/tickets/conversation/TicketScreen.tsx';

export default function TicketPage() {
  const { id = '' } = useParams();
  return <TicketScreen key={id} id={id} />;
}

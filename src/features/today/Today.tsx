import { useSelector } from 'react-redux';
import { selectProfile } from '#src/session/authSlice.ts';
import { OverduePhases } from './OverduePhases.tsx';
import { WaitingTickets } from './WaitingTickets.tsx';

/** Staff land on work: what waits for them, by their role. Nothing where there is nothing to do. */
export function Today() {
  switch (useSelector(selectProfile)?.role) {
    case 'ticket_manager':
    case 'admin':
      return <WaitingTickets />;
    case 'project_manager':
      return <OverduePhases />;
    default:
      return null;
  }
}

import { useSelector } from 'react-redux';
import { selectProfile } from '#src/session/authSlice.ts';
import { OverduePhases } from './OverduePhases.tsx';
import { WaitingTickets } from './WaitingTickets.tsx';

/** The open work of the person by role: waiting tickets or overdue phases. Nothing for other roles. */
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

import { useSelector } from 'react-redux';
import { selectProfile } from '#src/session/authSlice.ts';
import { WaitingTickets } from './WaitingTickets.tsx';

/** The waiting tickets, for roles that answer tickets. */
export function Today() {
  switch (useSelector(selectProfile)?.role) {
    case 'ticket_manager':
    case 'admin':
      return <WaitingTickets />;
    default:
      return null;
  }
}

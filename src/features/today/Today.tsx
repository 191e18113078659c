import { useSelector } from 'react-redux';
import { selectProfile } from '#src/session/authSlice.ts';
import { WaitingTickets } from './WaitingTickets.tsx';

/** Those who answer tickets land on what waits for them. Nothing where there is nothing to do. */
export function Today() {
  switch (useSelector(selectProfile)?.role) {
    case 'ticket_manager':
    case 'admin':
      return <WaitingTickets />;
    default:
      return null;
  }
}

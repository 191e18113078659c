import { useSelector } from 'react-redux';
import { selectProfile } from '#src/session/authSlice.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { LatePart } from '#ui/LatePart';

const code = lazyModule('waitingTickets', () => import('./WaitingTickets.tsx'));

/** The waiting tickets, for roles that answer tickets. */
export function Today() {
  switch (useSelector(selectProfile)?.role) {
    case 'ticket_manager':
    case 'admin':
      return <LatePart code={code}>{({ WaitingTickets }) => <WaitingTickets />}</LatePart>;
    default:
      return null;
  }
}

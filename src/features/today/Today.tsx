import { useSelector } from 'react-redux';
import { lazyModule } from '#src/lib/importChunk.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { LazyPart } from '#ui/LazyPart';
import { TicketsSkeleton } from './TicketsSkeleton.tsx';
import { todayCopy } from './todayCopy.ts';

const code = lazyModule('ticketLists', () => import('./ticketLists.tsx'));

const waiting = { title: todayCopy.waiting, usually: 5 };
const assigned = { title: todayCopy.assigned, usually: 0 };

/** What waits for staff; clients and project managers start with their projects (DASH-8). */
export function Today() {
  const profile = useSelector(selectProfile);
  if (profile === null) return null;
  const { id, role } = profile;
  if (role === 'client' || role === 'project_manager') return null;
  const answers = role === 'ticket_manager' || role === 'admin';
  const outline = answers ? waiting : assigned;
  return (
    <LazyPart
      code={code}
      loading={todayCopy.loading}
      failed={todayCopy.failed}
      skeleton={<TicketsSkeleton {...outline} />}
    >
      {({ AssignedTickets, WaitingTickets }) =>
        answers ? <WaitingTickets {...outline} /> : <AssignedTickets {...outline} assignee={id} />
      }
    </LazyPart>
  );
}

/** The tickets assigned to a project manager, below what comes next in their projects; nothing without any (DASH-8). */
export function ManagersTickets() {
  const profile = useSelector(selectProfile);
  if (profile === null) return null;
  return (
    <LazyPart code={code} loading={todayCopy.loading} failed={todayCopy.failed} skeleton={null}>
      {({ AssignedTickets }) => (
        <AssignedTickets {...assigned} assignee={profile.id} isLeftOutEmpty />
      )}
    </LazyPart>
  );
}

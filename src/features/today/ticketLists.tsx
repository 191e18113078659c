import { paths } from '#src/lib/paths.ts';
import { FirstTickets } from './FirstTickets.tsx';
import { ticketListCopy as copy } from './ticketListCopy.ts';
import type { TicketsOutline } from './TicketsSkeleton.tsx';

/** In the desk's order. */
const firstFive = { sort: 'waitingSince', limit: '5' };

/** The first five of the desk, for those who answer tickets. */
export function WaitingTickets(outline: TicketsOutline) {
  return (
    <FirstTickets
      {...outline}
      query={{ state: 'waiting', ...firstFive }}
      none={copy.nobodyWaits}
      ways={[[copy.all, paths.support]]}
    />
  );
}

interface AssignedTicketsProps extends TicketsOutline {
  assignee: string;
  isLeftOutEmpty?: boolean;
}

/** The first five open tickets of who is in charge of them. */
export function AssignedTickets({ assignee, ...outline }: AssignedTicketsProps) {
  return (
    <FirstTickets
      {...outline}
      query={{ assigned_to: assignee, state: 'open', ...firstFive }}
      none={copy.noneAssigned}
      ways={[
        [copy.ownTickets, paths.support],
        [copy.ownIdeas, paths.aiTools],
      ]}
    />
  );
}

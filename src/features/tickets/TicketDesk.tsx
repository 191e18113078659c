import { Stack } from '#ui/Stack';
import { TableSkeleton } from '#ui/DataTable';
import { NoTickets } from './NoTickets.tsx';
import { SupportIntro } from './SupportIntro.tsx';
import { TicketsRegion } from './TicketsRegion.tsx';
import { TicketTable } from './TicketTable.tsx';
import { ticketsCopy } from './ticketsCopy.ts';
import { useTickets } from './useTickets.ts';

/** What admins and ticket managers work with: every ticket, no form (TICKET-1). */
export function TicketDesk() {
  const read = useTickets();
  return (
    <Stack $gap={32}>
      <SupportIntro>{ticketsCopy.managerPurpose}</SupportIntro>
      <TicketsRegion
        {...read}
        title={ticketsCopy.table}
        skeleton={<TableSkeleton />}
        empty={<NoTickets />}
      >
        {(head) => <TicketTable head={head} />}
      </TicketsRegion>
    </Stack>
  );
}

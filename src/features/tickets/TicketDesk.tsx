import { Stack } from '#ui/Stack';
import { TableSkeleton } from '#ui/DataTable';
import { DeskTable } from './desk/DeskTable.tsx';
import { NoTickets } from './NoTickets.tsx';
import { SupportIntro } from './SupportIntro.tsx';
import { TicketsRegion } from './TicketsRegion.tsx';
import { hasConversation } from './ticketRules.ts';
import { TicketTable } from './TicketTable.tsx';
import { ticketsCopy } from './ticketsCopy.ts';
import { useTickets } from './useTickets.ts';

/** What admins and ticket managers work with: every ticket, no form (TICKET-1). */
export function TicketDesk({ userId }: { userId: string }) {
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
        {(head) =>
          head.rows.some(hasConversation) ? (
            <DeskTable head={head} userId={userId} />
          ) : (
            <TicketTable head={head} />
          )
        }
      </TicketsRegion>
    </Stack>
  );
}

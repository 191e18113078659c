import { useEffect } from 'react';
import { lazyModule } from '#src/lib/importChunk.ts';
import { LazyPart } from '#ui/LazyPart';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { TableSkeleton } from '#ui/DataTable';
import { NoTickets } from './NoTickets.tsx';
import { SupportIntro } from './SupportIntro.tsx';
import { TicketsRegion } from './TicketsRegion.tsx';
import { hasConversation } from './hasConversation.ts';
import { TicketTable } from './TicketTable.tsx';
import { ticketsCopy } from './ticketsCopy.ts';
import { useTickets } from './useTickets.ts';

const deskModule = lazyModule('desk', async () => (await import('./desk/DeskTable.tsx')).DeskTable);

/** Tabs and table. */
const skeleton = (
  <Stack $gap={16}>
    <Skeleton width="15rem" height="44px" />
    <TableSkeleton oneWay />
  </Stack>
);

/** The desk of admins and ticket managers: all tickets, no form (TICKET-1). */
export function TicketDesk({ userId }: { userId: string }) {
  const read = useTickets();
  // Load the desk's chunk in parallel with the rows, which decide whether it is needed.
  useEffect(() => void deskModule.load().catch(() => undefined), []);
  return (
    <Stack $gap={32}>
      <SupportIntro>{ticketsCopy.managerPurpose}</SupportIntro>
      <TicketsRegion {...read} title={ticketsCopy.table} skeleton={skeleton} empty={<NoTickets />}>
        {(head) =>
          head.rows.some(hasConversation) ? (
            <LazyPart
              code={deskModule}
              loading={ticketsCopy.loading}
              failed={ticketsCopy.deskFailed}
              skeleton={skeleton}
            >
              {(DeskTable) => <DeskTable head={head} userId={userId} />}
            </LazyPart>
          ) : (
            <TicketTable head={head} />
          )
        }
      </TicketsRegion>
    </Stack>
  );
}

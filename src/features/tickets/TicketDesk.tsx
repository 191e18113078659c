import { useEffect } from 'react';
import styled from 'styled-components';
import { lazyModule } from '#src/lib/importChunk.ts';
import { LazyPart } from '#ui/LazyPart';
import { Skeleton } from '#ui/Skeleton';
import { Cluster, Stack } from '#ui/Stack';
import { TableSkeleton } from '#ui/DataTable';
import { NoTickets } from './NoTickets.tsx';
import { SupportIntro } from './SupportIntro.tsx';
import { TicketsRegion } from './TicketsRegion.tsx';
import { hasConversation } from './hasConversation.ts';
import { TicketTable } from './TicketTable.tsx';
import { inCharge, ticketColumns } from './ticketColumns.tsx';
import { ticketsCopy } from './ticketsCopy.ts';
import { useTickets } from './useTickets.ts';

const deskModule = lazyModule('desk', async () => (await import('./desk/DeskTable.tsx')).DeskTable);

const Tabs = styled(Cluster)`
  height: ${({ theme }) => theme.size.control};
  padding-inline: ${({ theme }) => theme.space[12]};
`;

/** The views' tabs and the table. */
const skeleton = (
  <Stack $gap={16}>
    <Tabs $gap={24}>
      {[84, 40, 44].map((width) => (
        <Skeleton key={width} width={`${width}px`} height="14px" />
      ))}
    </Tabs>
    <TableSkeleton oneWay columns={[...ticketColumns, inCharge]} />
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

import { useId } from 'react';
import styled from 'styled-components';
import { lazyModule } from '#src/lib/importChunk.ts';
import { below } from '#src/theme/theme.ts';
import { TableSkeleton } from '#ui/DataTable';
import { LazyPart } from '#ui/LazyPart';
import { Skeleton } from '#ui/Skeleton';
import { Cluster, Stack } from '#ui/Stack';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { DeskIntro } from './SupportIntro.tsx';
import { useDeskColumns } from './desk/deskViews.tsx';
import { ticketsCopy } from './ticketsCopy.ts';

const deskModule = lazyModule('desk', async () => (await import('./desk/DeskTable.tsx')).DeskTable);

const Tabs = styled(Cluster)`
  height: ${({ theme }) => theme.size.control};
  padding-inline: ${({ theme }) => theme.space[12]};
  /* The button has a row of its own there. */
  ${below('sm')} {
    margin-bottom: ${({ theme }) => theme.size.control};
  }
`;

/** The views' tabs and the table. */
function DeskSkeleton() {
  return (
    <Stack $gap={8}>
      <Tabs $gap={24}>
        {[84, 40, 44].map((width) => (
          <Skeleton key={width} width={`${width}px`} height="14px" />
        ))}
      </Tabs>
      <TableSkeleton oneWay columns={useDeskColumns()} />
    </Stack>
  );
}

/** The desk of admins and ticket managers: all tickets, no form (TICKET-1). */
export function TicketDesk() {
  const headingId = useId();
  return (
    <Stack $gap={8}>
      <DeskIntro />
      <section aria-labelledby={headingId}>
        <VisuallyHidden as="h2" id={headingId}>
          {ticketsCopy.table}
        </VisuallyHidden>
        <LazyPart
          code={deskModule}
          loading={ticketsCopy.loading}
          failed={ticketsCopy.deskFailed}
          skeleton={<DeskSkeleton />}
        >
          {(DeskTable) => <DeskTable />}
        </LazyPart>
      </section>
    </Stack>
  );
}

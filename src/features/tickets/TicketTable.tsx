import type { Ticket } from '#contract/tickets.ts';
import { PlainTable } from '#ui/DataTable';
import { RowSaves } from '#ui/RowSaves';
import { NoTickets } from './NoTickets.tsx';
import { plainColumns, plainDetail } from './ticketColumns.tsx';
import { ticketsCopy } from './ticketsCopy.ts';

/** All tickets with editable status, with a server of the specified calls alone. */
export function TicketTable({ tickets }: { tickets: readonly Ticket[] }) {
  if (tickets.length === 0) return <NoTickets />;
  return (
    <RowSaves canUndo={false}>
      <PlainTable
        label={ticketsCopy.table}
        columns={plainColumns}
        rows={tickets}
        detail={plainDetail}
      />
    </RowSaves>
  );
}

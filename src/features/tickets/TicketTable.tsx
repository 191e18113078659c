import type { Ticket } from '#contract/tickets.ts';
import type { ListHead } from '#src/api/usePages.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import { SearchableTable } from '#ui/DataTable';
import { RowSaves } from '#ui/RowSaves';
import { firstView, ticketColumns } from './ticketColumns.tsx';
import { useTicketTable } from './useTicketTable.tsx';

/** All tickets with editable status, newest first. */
export function TicketTable({ head }: { head: ListHead<Ticket> }) {
  const address = useTableAddress(firstView);
  const table = useTicketTable({ head, address, columns: ticketColumns });
  return (
    <RowSaves>
      <SearchableTable {...table} />
    </RowSaves>
  );
}

import { useCallback } from 'react';
import { TICKET_STATUSES } from '#contract/ticketConstants.ts';
import type { Ticket } from '#contract/tickets.ts';
import { useListFile, usePages } from '#src/api/usePages.ts';
import type { ListHead } from '#src/api/usePages.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import { listQuery, SearchableTable } from '#ui/DataTable';
import { RowSaves } from '#ui/RowSaves';
import { SelectField } from '#ui/SelectField';
import { descriptionOf, firstView, ticketColumns, ticketDetail } from './ticketColumns.tsx';
import { ticketsCopy } from './ticketsCopy.ts';

/** Every ticket with its status to choose; search, filter and order are kept in the address. */
export function TicketTable({ head }: { head: ListHead<Ticket> }) {
  const address = useTableAddress(firstView);
  const { view, shownView, change } = address;
  const wanted = shownView.filters.estado ?? '';
  const query = listQuery(shownView, firstView, ticketColumns, { status: wanted });
  const pages = usePages('tickets', head, query);
  const passes = useCallback(({ status }: Ticket) => wanted === '' || status === wanted, [wanted]);
  return (
    <RowSaves>
      <SearchableTable
        copy={ticketsCopy}
        address={address}
        columns={ticketColumns}
        rows={head.rows}
        pages={pages}
        passes={passes}
        moreText={descriptionOf}
        detail={ticketDetail}
        readFile={useListFile('tickets', query)}
        filters={
          <SelectField
            label={ticketsCopy.status}
            name="estado"
            value={view.filters.estado}
            onChange={(event) => change({ filters: { estado: event.target.value } })}
          >
            <option value="">{ticketsCopy.anyStatus}</option>
            {TICKET_STATUSES.map((status) => (
              <option key={status}>{status}</option>
            ))}
          </SelectField>
        }
      />
    </RowSaves>
  );
}

import { useCallback } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import { useListFile, usePages } from '#src/api/usePages.ts';
import type { ListHead } from '#src/api/usePages.ts';
import { TICKET_STATUSES } from '#contract/ticketConstants.ts';
import type { TableAddress } from '#src/lib/useTableAddress.ts';
import { listQuery } from '#ui/DataTable';
import type { Column, SearchableTableProps } from '#ui/DataTable';
import { SelectField } from '#ui/SelectField';
import { descriptionOf, firstView, ticketDetail } from './ticketColumns.tsx';
import { ticketsCopy } from './ticketsCopy.ts';

export interface TicketTableOptions {
  head: ListHead<Ticket>;
  address: TableAddress;
  columns: readonly Column<Ticket>[];
  /** The possible sort orders; by default the columns. */
  orders?: readonly Column<Ticket>[];
  /** Filters besides the status, with the API's names. */
  filters?: Readonly<Record<string, string>>;
  /** Whether a row passes those filters; must be memoized. */
  passes?: (ticket: Ticket) => boolean;
}

/** The props of a table of tickets, whose search, filters and order are kept in the address. */
export function useTicketTable({
  head,
  address,
  columns,
  orders = columns,
  filters = {},
  passes: passesOthers = always,
}: TicketTableOptions): SearchableTableProps<Ticket> {
  const { view, shownView, change } = address;
  const wanted = shownView.filters.estado ?? '';
  const query = listQuery(shownView, firstView, orders, { ...filters, status: wanted });
  const pages = usePages('tickets', head, query);
  const passes = useCallback(
    (ticket: Ticket) => (wanted === '' || ticket.status === wanted) && passesOthers(ticket),
    [wanted, passesOthers],
  );
  return {
    copy: ticketsCopy,
    address,
    columns,
    orders,
    rows: head.rows,
    pages,
    passes,
    moreText: descriptionOf,
    detail: ticketDetail,
    readFile: useListFile('tickets', query),
    filters: (
      <SelectField
        label={ticketsCopy.status}
        name="estado"
        value={view.filters.estado}
        onChange={(event) => change({ filters: { ...view.filters, estado: event.target.value } })}
      >
        <option value="">{ticketsCopy.anyStatus}</option>
        {TICKET_STATUSES.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </SelectField>
    ),
  };
}

function always(): boolean {
  return true;
}

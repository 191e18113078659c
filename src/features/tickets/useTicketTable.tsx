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
import { hasConversation } from './hasConversation.ts';
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

/** The value in the address for tickets that wait for the agency's answer. */
const WAITING = 'por-responder';

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
  const isWaiting = wanted === WAITING;
  const query = listQuery(shownView, firstView, orders, {
    ...filters,
    ...(isWaiting ? { state: 'waiting' } : { status: wanted }),
  });
  const pages = usePages('tickets', head, query);
  const passes = useCallback(
    (ticket: Ticket) =>
      (isWaiting ? Boolean(ticket.waitingSince) : ['', ticket.status].includes(wanted)) &&
      passesOthers(ticket),
    [isWaiting, wanted, passesOthers],
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
        {head.rows.some(hasConversation) && <option value={WAITING}>{ticketsCopy.toAnswer}</option>}
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

import { useCallback, useState } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import { ticketStatuses } from '#src/content/statuses.ts';
import { countText } from '#src/lib/countText.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import { Button } from '#ui/Button';
import { CsvButton, DataTable, TableTools, useTableRows } from '#ui/DataTable';
import { EmptyState } from '#ui/EmptyState';
import { SelectField } from '#ui/SelectField';
import { Stack } from '#ui/Stack';
import { Toast } from '#ui/Toast';
import { descriptionOf, firstView, ticketColumns, ticketDetail } from './ticketColumns.tsx';
import { standsText, ticketsCopy } from './ticketsCopy.ts';
import { TicketEdits } from './ticketEdits.ts';
import { useTicketEdits } from './useTicketEdits.ts';

/** Every ticket with its status to choose; search, filter and order are kept in the address. */
export function TicketTable({ tickets }: { tickets: readonly Ticket[] }) {
  const { view, shownView, change, clear } = useTableAddress(firstView);
  const wanted = shownView.filters.estado ?? '';
  const [touched, setTouched] = useState<Touched>({ wanted, ids: new Set() });

  // A row that somebody just changed stays where they are working until they choose another filter.
  const touchedIds = touched.wanted === wanted ? touched.ids : none;
  const passes = useCallback(
    ({ id, status }: Ticket) => wanted === '' || status === wanted || touchedIds.has(id),
    [wanted, touchedIds],
  );
  const touch = useCallback(
    (id: string) =>
      setTouched((now) => ({
        wanted,
        ids: new Set(now.wanted === wanted ? [...now.ids, id] : [id]),
      })),
    [wanted],
  );
  const { edits, refused, dismiss } = useTicketEdits(touch);
  const shown = useTableRows(tickets, {
    columns: ticketColumns,
    view: shownView,
    passes,
    moreText: descriptionOf,
  });

  return (
    <TicketEdits value={edits}>
      <Stack $gap={16}>
        <TableTools
          columns={ticketColumns}
          view={view}
          onChange={change}
          count={countText(shown.length, tickets.length, ticketsCopy.one, ticketsCopy.many)}
        >
          <SelectField
            label={ticketsCopy.status}
            name="estado"
            value={view.filters.estado}
            onChange={(event) => change({ filters: { estado: event.target.value } })}
          >
            <option value="">{ticketsCopy.anyStatus}</option>
            {ticketStatuses.map((status) => (
              <option key={status}>{status}</option>
            ))}
          </SelectField>
          <CsvButton name={ticketsCopy.file} columns={ticketColumns} rows={shown} />
        </TableTools>
        {shown.length === 0 ? (
          <EmptyState next={<Button onClick={clear}>{ticketsCopy.clear}</Button>}>
            {ticketsCopy.noneFound}
          </EmptyState>
        ) : (
          <DataTable
            label={ticketsCopy.allTickets}
            columns={ticketColumns}
            rows={shown}
            keyOf={idOf}
            sort={view.sort}
            onSort={(sort) => change({ sort })}
            detail={ticketDetail}
          />
        )}
      </Stack>
      {refused !== null && (
        <Toast more={standsText(refused)} onClose={dismiss}>
          {ticketsCopy.updateFailed}
        </Toast>
      )}
    </TicketEdits>
  );
}

/** Tickets changed under a filter. */
interface Touched {
  wanted: string;
  ids: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

function idOf({ id }: Ticket): string {
  return id;
}

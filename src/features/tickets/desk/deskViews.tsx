import { UNASSIGNED } from '#contract/listRoutes.ts';
import type { Ticket } from '#contract/tickets.ts';
import { userLabel } from '#src/lib/personLabel.ts';
import type { TableView } from '#src/lib/useTableAddress.ts';
import { Lines, NameLines, useIsTight } from '#ui/DataTable';
import type { Column } from '#ui/DataTable';
import { SubjectLink } from '../SubjectLink.tsx';
import { firstView, inCharge, ticketColumns, UnreadBeside } from '../ticketColumns.tsx';
import { ticketsCopy } from '../ticketsCopy.ts';
import { Selectable } from './Selectable.tsx';

/** All tickets, longest wait first. */
export const deskView: TableView = {
  ...firstView,
  filters: { ...firstView.filters, vista: '' },
  sort: { column: 'espera', descending: false },
};

/** The view '' shows all tickets, including closed ones (TICKET-1); the others show open ones. */
export const views = [
  { id: 'sin-asignar', label: ticketsCopy.unassigned },
  { id: 'mios', label: ticketsCopy.mine },
  { id: '', label: ticketsCopy.all },
] as const;

/** A view's filters as parameters of the page calls. */
export function viewFilters(view: string, userId: string): Record<string, string> {
  if (view === 'sin-asignar') return { assigned_to: UNASSIGNED, state: 'open' };
  if (view === 'mios') return { assigned_to: userId, state: 'open' };
  return {};
}

/** A sort order without a column of its own: the wait is shown below the date. */
const waiting: Column<Ticket> = {
  id: 'espera',
  label: ticketsCopy.waiting,
  field: 'waitingSince',
  width: '',
  oneWay: true,
  text: () => '',
};

/** The specified columns, with a selection checkbox before the user, and who is in charge. */
const deskColumns: readonly Column<Ticket>[] = [
  ...ticketColumns.map((column) =>
    column.id === 'usuario'
      ? {
          ...column,
          width: 'minmax(8rem, 1.5fr)',
          cell: (ticket: Ticket) => (
            <Selectable ticket={ticket}>
              {ticket.userDetail === undefined ? ticket.userName : <NameLines row={ticket} />}
            </Selectable>
          ),
        }
      : column,
  ),
  inCharge,
];

/** Where few columns fit: the user stands below the subject. */
const tightColumns = deskColumns
  .filter(({ id }) => id !== 'usuario')
  .map((column) => {
    if (column.id === 'estado') return { ...column, width: '9.5rem' };
    if (column.id !== 'asunto') return column;
    return { ...column, cell: (ticket: Ticket) => <SubjectAndUser ticket={ticket} /> };
  });

function SubjectAndUser({ ticket }: { ticket: Ticket }) {
  return (
    <Selectable ticket={ticket}>
      <Lines>
        <span>
          <SubjectLink ticket={ticket} />
        </span>
        <UnreadBeside ticket={ticket}>
          <span>{userLabel(ticket)}</span>
        </UnreadBeside>
      </Lines>
    </Selectable>
  );
}

/** The columns that fit the window. */
export function useDeskColumns(): readonly Column<Ticket>[] {
  return useIsTight() ? tightColumns : deskColumns;
}

/** The possible sort orders. */
export const deskOrders: readonly Column<Ticket>[] = [waiting, ...deskColumns];

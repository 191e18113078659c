import { TICKET_STATUSES } from '#contract/ticketConstants.ts';
import type { Ticket } from '#contract/tickets.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import type { TableView } from '#src/lib/useTableAddress.ts';
import type { Column, RowDetail } from '#ui/DataTable';
import { ticketsCopy } from './ticketsCopy.ts';
import { hasConversation } from './hasConversation.ts';
import { TicketRowDetail } from './TicketRowDetail.tsx';
import { TicketStatusField } from './TicketStatusField.tsx';
import { WaitNote } from './WaitNote.tsx';
import { useUnreadTickets } from '#src/api/noticesApi.ts';
import { UnreadMark } from '#ui/UnreadMark';
import { SubjectLink } from './SubjectLink.tsx';

/** Newest first, all of them. */
export const firstView: TableView = {
  search: '',
  filters: { estado: '' },
  sort: { column: 'fecha', descending: true },
};

export const ticketColumns: readonly Column<Ticket>[] = [
  {
    id: 'usuario',
    label: ticketsCopy.user,
    field: 'userName',
    width: 'minmax(5rem, 1fr)',
    look: 'who',
    text: ({ userName }) => userName,
    order: ({ userName }) => userName,
  },
  {
    id: 'asunto',
    label: ticketsCopy.subject,
    field: 'subject',
    width: 'minmax(0, 2.2fr)',
    look: 'name',
    text: ({ subject }) => subject,
    cell: (ticket) => <SubjectCell ticket={ticket} />,
    order: ({ subject }) => subject,
  },
  {
    id: 'fecha',
    label: ticketsCopy.date,
    field: 'createdAt',
    width: '7.5rem',
    look: 'end',
    text: ({ createdAt }) => dayInLima(createdAt),
    cell: (ticket) => (
      <span>
        {dayInLima(ticket.createdAt)}
        {hasConversation(ticket) && (
          <>
            <br />
            <WaitNote ticket={ticket} />
          </>
        )}
      </span>
    ),
    order: ({ createdAt }) => Date.parse(createdAt) || 0,
  },
  {
    id: 'estado',
    label: ticketsCopy.status,
    field: 'status',
    width: 'minmax(11rem, 1.2fr)',
    look: 'control',
    text: ({ status }) => status,
    cell: (ticket) => <TicketStatusField ticket={ticket} />,
    order: ({ status }) => TICKET_STATUSES.indexOf(status),
  },
];

export const ticketDetail: RowDetail<Ticket> = {
  label: ticketsCopy.detail,
  nameOf: ({ subject }) => `${ticketsCopy.detail}: ${subject}`,
  show: (ticket) => <TicketRowDetail ticket={ticket} />,
};

export function descriptionOf({ description }: Ticket): string {
  return description;
}

/** A ticket's subject in a table row, marked if it has unread notices. */
function SubjectCell({ ticket }: { ticket: Ticket }) {
  const isUnread = useUnreadTickets().has(ticket.id);
  return (
    <>
      <SubjectLink ticket={ticket} />
      {isUnread && <UnreadMark />}
    </>
  );
}

/** The desk's further column. */
export const inCharge: Column<Ticket> = {
  id: 'encargado',
  label: ticketsCopy.inCharge,
  width: 'minmax(6rem, 0.9fr)',
  text: ({ assigned_to }) => assigned_to?.full_name ?? ticketsCopy.unassigned,
};

import type { Ticket } from '#contract/tickets.ts';
import { userLabel } from '#src/lib/personLabel.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import type { TableView } from '#src/lib/useTableAddress.ts';
import type { Column, RowDetail } from '#ui/DataTable';
import { ticketsCopy } from './ticketsCopy.ts';
import { TicketDescription } from './TicketDescription.tsx';
import { TicketRowDetail } from './TicketRowDetail.tsx';
import { TicketStatusField } from './TicketStatusField.tsx';
import { WaitNote } from './WaitNote.tsx';
import { useUnreadTickets } from '#src/api/noticesApi.ts';
import { UnreadMark } from '#ui/UnreadMark';
import { SubjectLink } from './SubjectLink.tsx';

/** Newest first, all of them. */
export const firstView: TableView = {
  search: '',
  filters: { estado: '', client: '' },
  sort: { column: 'fecha', descending: true },
};

export const ticketColumns: readonly Column<Ticket>[] = [
  {
    id: 'usuario',
    label: ticketsCopy.user,
    field: 'userName',
    width: 'minmax(5rem, 1fr)',
    look: 'who',
    text: userLabel,
  },
  {
    id: 'asunto',
    label: ticketsCopy.subject,
    field: 'subject',
    width: 'minmax(0, 2.8fr)',
    look: 'name',
    text: ({ subject }) => subject,
    cell: (ticket) => <SubjectCell ticket={ticket} />,
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
        <span>{dayInLima(ticket.createdAt)}</span>
        <br />
        <WaitNote ticket={ticket} />
      </span>
    ),
  },
  {
    id: 'estado',
    label: ticketsCopy.status,
    field: 'status',
    width: '11rem',
    look: 'control',
    text: ({ status }) => status,
    cell: (ticket) => <TicketStatusField ticket={ticket} />,
  },
];

export const ticketDetail: RowDetail<Ticket> = {
  label: ticketsCopy.detail,
  nameOf: ({ subject }) => `${ticketsCopy.detail}: ${subject}`,
  show: (ticket) => <TicketRowDetail ticket={ticket} />,
};

/** With the specified calls alone nobody waits, and a ticket has no page. */
export const plainColumns: readonly Column<Ticket>[] = ticketColumns.map(({ cell, ...column }) =>
  column.look === 'control' && cell ? { ...column, cell } : column,
);

export const plainDetail: RowDetail<Ticket> = {
  ...ticketDetail,
  show: ({ subject, description }) => (
    <TicketDescription subject={subject}>{description}</TicketDescription>
  ),
};

/** A ticket's subject in a table row, marked if it has unread notices. */
export function SubjectCell({ ticket }: { ticket: Ticket }) {
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

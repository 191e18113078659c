import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Ticket } from '#contract/tickets.ts';
import { userLabel } from '#src/lib/personLabel.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import type { TableView } from '#src/lib/useTableAddress.ts';
import { inRows } from '#ui/DataTable';
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
    cell: (ticket) => (
      <UnreadBeside ticket={ticket}>
        <SubjectLink ticket={ticket} />
      </UnreadBeside>
    ),
  },
  {
    id: 'fecha',
    label: ticketsCopy.date,
    field: 'createdAt',
    width: '8.5rem',
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

/** What stands in a ticket's row, with a mark behind it if the ticket has unread notices. */
export function UnreadBeside({ ticket, children }: { ticket: Ticket; children: ReactNode }) {
  const isUnread = useUnreadTickets().has(ticket.id);
  return (
    <Marked>
      {children}
      {isUnread && <UnreadMark />}
    </Marked>
  );
}

/** In a row the text is cut, never the mark. */
const Marked = styled.span`
  && {
    display: flex;
  }
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${({ theme }) => theme.space[8]};
  ${inRows} {
    flex-wrap: nowrap;
    & > :first-child {
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;

/** The desk's further column. */
export const inCharge: Column<Ticket> = {
  id: 'encargado',
  label: ticketsCopy.inCharge,
  width: 'minmax(6rem, 0.9fr)',
  text: ({ assigned_to }) => assigned_to?.full_name ?? ticketsCopy.unassigned,
};

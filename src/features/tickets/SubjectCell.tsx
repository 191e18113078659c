import type { Ticket } from '#contract/tickets.ts';
import { useUnreadTickets } from '#src/api/noticesApi.ts';
import { UnreadMark } from '#ui/UnreadMark';
import { SubjectLink } from './SubjectLink.tsx';

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

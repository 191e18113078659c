import type { Ticket } from '#contract/tickets.ts';
import { useUnreadTickets } from '#src/api/noticesApi.ts';
import { UnreadMark } from '#ui/UnreadMark';

/** A ticket's subject in the table, and whether it holds something new. */
export function SubjectCell({ ticket: { id, subject } }: { ticket: Ticket }) {
  const isUnread = useUnreadTickets().has(id);
  if (!isUnread) return subject;
  return (
    <>
      {subject} <UnreadMark />
    </>
  );
}

import type { Ticket } from '#contract/tickets.ts';
import { ticketPath } from '#src/lib/paths.ts';
import { RowLink } from '#ui/RowLink';

/** A ticket's subject, as a link to its page. */
export function SubjectLink({ ticket }: { ticket: Ticket }) {
  return <RowLink to={ticketPath(ticket.id)}>{ticket.subject}</RowLink>;
}

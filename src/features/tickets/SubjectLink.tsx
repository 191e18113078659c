import { use } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import { ticketPath } from '#src/lib/paths.ts';
import { RowLink } from '#ui/RowLink';
import { TicketListContext } from './openedFrom.ts';
import type { TicketLinkState } from './openedFrom.ts';

/** A ticket's subject, as a link to its page. */
export function SubjectLink({ ticket }: { ticket: Ticket }) {
  const state: TicketLinkState = { from: use(TicketListContext) };
  return (
    <RowLink to={ticketPath(ticket.id)} state={state}>
      {ticket.subject}
    </RowLink>
  );
}

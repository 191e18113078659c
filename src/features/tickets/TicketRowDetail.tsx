import type { Ticket } from '#contract/tickets.ts';
import { laterCode } from '#src/lib/laterCode.ts';
import { LaterPart } from '#ui/LaterPart';
import { TicketDescription } from './TicketDescription.tsx';
import { hasConversation } from './ticketRules.ts';
import { ticketsCopy } from './ticketsCopy.ts';

const rowConversation = laterCode(
  'rowConversation',
  async () => (await import('./conversation/RowConversation.tsx')).RowConversation,
);

/** What a ticket's row opens to: its conversation, and where the server keeps none, its description. */
export function TicketRowDetail({ ticket }: { ticket: Ticket }) {
  const { subject, description } = ticket;
  if (!hasConversation(ticket)) {
    return <TicketDescription subject={subject}>{description}</TicketDescription>;
  }
  return (
    <LaterPart
      code={rowConversation}
      loading={ticketsCopy.loadingOne}
      failed={ticketsCopy.conversationFailed}
    >
      {(RowConversation) => <RowConversation ticket={ticket} />}
    </LaterPart>
  );
}

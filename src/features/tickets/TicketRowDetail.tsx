import type { Ticket } from '#contract/tickets.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { LazyPart } from '#ui/LazyPart';
import { TicketDescription } from './TicketDescription.tsx';
import { hasConversation } from './hasConversation.ts';
import { ticketsCopy } from './ticketsCopy.ts';

const rowConversation = lazyModule(
  'rowConversation',
  async () => (await import('./conversation/RowConversation.tsx')).RowConversation,
);

/** The detail of a ticket's row: its conversation, or its description if the server has no conversations. */
export function TicketRowDetail({ ticket }: { ticket: Ticket }) {
  const { subject, description } = ticket;
  if (!hasConversation(ticket)) {
    return <TicketDescription subject={subject}>{description}</TicketDescription>;
  }
  return (
    <LazyPart
      code={rowConversation}
      loading={ticketsCopy.loadingOne}
      failed={ticketsCopy.conversationFailed}
    >
      {(RowConversation) => <RowConversation ticket={ticket} />}
    </LazyPart>
  );
}

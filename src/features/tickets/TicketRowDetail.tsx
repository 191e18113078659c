import type { Ticket } from '#contract/tickets.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { LazyPart } from '#ui/LazyPart';
import { ticketsCopy } from './ticketsCopy.ts';

const rowConversation = lazyModule(
  'rowConversation',
  async () => (await import('./conversation/RowConversation.tsx')).RowConversation,
);

/** The detail of a ticket's row: its conversation. */
export function TicketRowDetail({ ticket }: { ticket: Ticket }) {
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

import { useEffect, useState } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import type { RowsView } from '#src/lib/rowsView.ts';
import { RetryAlert } from '#ui/RetryAlert';
import { CARDS, TicketCards } from './TicketCards.tsx';

/** The person's own tickets as cards, newest first. */
export function TicketList({ read: { rows, total, more } }: { read: RowsView<Ticket> }) {
  const [limit, setLimit] = useState(CARDS);
  const failure = more?.failure ?? null;
  const isShort = limit > rows.length;

  // Load the next page if more cards are to be shown than are loaded.
  useEffect(() => {
    if (isShort && more !== undefined && !more.isLoading && more.failure === null) more.load();
  }, [isShort, more]);

  return (
    <>
      <TicketCards
        tickets={rows.slice(0, limit)}
        total={total}
        hasPages
        busy={isShort && more?.isLoading === true}
        onMore={() => setLimit(Math.min(limit, rows.length) + CARDS)}
      />
      {failure !== null && more !== undefined && (
        <RetryAlert onRetry={more.retry} failedRequest={failure.failedRequest}>
          {failure.message}
        </RetryAlert>
      )}
    </>
  );
}

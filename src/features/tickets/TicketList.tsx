import { useEffect, useState } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import { useUnreadTickets } from '#src/api/noticesApi.ts';
import type { RowsView } from '#src/lib/rowsView.ts';
import { useNow } from '#src/lib/useNow.ts';
import { RetryAlert } from '#ui/RetryAlert';
import { AT_ONCE, MoreTickets } from './MoreTickets.tsx';
import { TicketRows } from './TicketRow.styles.ts';
import { TicketRow } from './TicketRow.tsx';

export interface TicketListProps {
  read: RowsView<Ticket>;
  /** The signed-in person. */
  readerId: string;
}

/** The person's own tickets, and those they work on, as rows, newest first. */
export function TicketList({ read: { rows, total, more }, readerId }: TicketListProps) {
  const [limit, setLimit] = useState(AT_ONCE);
  const now = useNow();
  const unread = useUnreadTickets();
  const failure = more?.failure ?? null;
  const isShort = limit > rows.length;
  const shown = rows.slice(0, limit);

  // Load the next page if more rows are to be shown than are loaded.
  useEffect(() => {
    if (isShort && more !== undefined && !more.isLoading && more.failure === null) more.load();
  }, [isShort, more]);

  return (
    <>
      <TicketRows>
        {shown.map((ticket) => (
          <TicketRow
            key={ticket.id}
            ticket={ticket}
            readerId={readerId}
            isUnread={unread.has(ticket.id)}
            now={now}
          />
        ))}
      </TicketRows>
      <MoreTickets
        shown={shown.length}
        total={total}
        busy={isShort && more?.isLoading === true}
        onMore={() => setLimit(Math.min(limit, rows.length) + AT_ONCE)}
      />
      {failure !== null && more !== undefined && (
        <RetryAlert onRetry={more.retry} failedRequest={failure.failedRequest}>
          {failure.message}
        </RetryAlert>
      )}
    </>
  );
}

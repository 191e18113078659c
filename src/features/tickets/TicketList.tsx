import { useEffect, useMemo, useState } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import { useUnreadTickets } from '#src/api/noticesApi.ts';
import { usePages } from '#src/api/usePages.ts';
import type { ListHead } from '#src/api/usePages.ts';
import { countText } from '#src/lib/countText.ts';
import { Button } from '#ui/Button';
import { RetryAlert } from '#ui/RetryAlert';
import { Stack } from '#ui/Stack';
import { TicketCard } from './TicketCard.tsx';
import { ticketsCopy } from './ticketsCopy.ts';

/** The number of cards shown at first, and added by each click on the button for more. */
const PAGE = 30;

/** The person's own tickets as cards, newest first. */
export function TicketList({ head }: { head: ListHead<Ticket> }) {
  const [limit, setLimit] = useState(PAGE);
  const pages = usePages('tickets', head, wholeList);
  // Another server may answer the whole list in any order; pages come newest first.
  const newestFirst = useMemo(
    () => [...head.rows].sort((one, other) => timeOf(other) - timeOf(one)),
    [head.rows],
  );
  const rows = pages?.rows ?? newestFirst;
  const unread = useUnreadTickets();
  const shown = rows.slice(0, limit);
  const more = pages?.more;
  const failure = more?.failure ?? null;
  const isReading = limit > rows.length && more?.isLoading === true;

  // Load the next page if more cards are to be shown than are loaded.
  useEffect(() => {
    if (limit > rows.length && more !== undefined && !more.isLoading && more.failure === null)
      more.load();
  }, [limit, rows.length, more]);

  return (
    <Stack $gap={16}>
      <Stack as="ul" $gap={12}>
        {shown.map((ticket) => (
          <TicketCard key={ticket.id} ticket={ticket} isUnread={unread.has(ticket.id)} />
        ))}
      </Stack>
      {failure !== null && more !== undefined && (
        <RetryAlert onRetry={more.retry} failedRequest={failure.failedRequest}>
          {failure.message}
        </RetryAlert>
      )}
      {failure === null && (shown.length < rows.length || more !== undefined) && (
        <Stack $gap={8} $align="start">
          <p>
            {countText(
              shown.length,
              pages?.total ?? rows.length,
              ticketsCopy.one,
              ticketsCopy.many,
            )}
          </p>
          <Button
            busy={isReading}
            busyLabel={ticketsCopy.loading}
            onClick={() => setLimit(shown.length + PAGE)}
          >
            {ticketsCopy.more}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

const wholeList = {};

function timeOf({ createdAt }: Ticket): number {
  return Date.parse(createdAt) || 0;
}

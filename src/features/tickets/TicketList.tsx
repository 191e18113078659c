import { useMemo, useState } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import { countText } from '#src/lib/countText.ts';
import { Button } from '#ui/Button';
import { Stack } from '#ui/Stack';
import { TicketCard } from './TicketCard.tsx';
import { ticketsCopy } from './ticketsCopy.ts';

/** How many cards stand at first, and how many each further look brings. */
const PAGE = 30;

/** One's own tickets as cards, newest first. */
export function TicketList({ tickets }: { tickets: readonly Ticket[] }) {
  const [limit, setLimit] = useState(PAGE);
  const newestFirst = useMemo(
    () => [...tickets].sort((one, other) => timeOf(other) - timeOf(one)),
    [tickets],
  );
  const shown = newestFirst.slice(0, limit);
  return (
    <Stack $gap={16}>
      <Stack as="ul" $gap={12}>
        {shown.map((ticket) => (
          <TicketCard key={ticket.id} ticket={ticket} />
        ))}
      </Stack>
      {shown.length < tickets.length && (
        <Stack $gap={8} $align="start">
          <p>{countText(shown.length, tickets.length, ticketsCopy.one, ticketsCopy.many)}</p>
          <Button onClick={() => setLimit(limit + PAGE)}>{ticketsCopy.more}</Button>
        </Stack>
      )}
    </Stack>
  );
}

function timeOf({ createdAt }: Ticket): number {
  return Date.parse(createdAt) || 0;
}

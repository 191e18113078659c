import type { Ticket } from '#contract/tickets.ts';
import { useUnreadTickets } from '#src/api/noticesApi.ts';
import { countText } from '#src/lib/countText.ts';
import type { RowTotal } from '#src/lib/countText.ts';
import { Button } from '#ui/Button';
import { Stack } from '#ui/Stack';
import { TicketCard } from './TicketCard.tsx';
import { ticketsCopy } from './ticketsCopy.ts';

/** The number of cards shown at first, and added by each click on the button for more. */
export const CARDS = 30;

export interface TicketCardsProps {
  /** Those shown, newest first. */
  tickets: readonly Ticket[];
  total: number | RowTotal;
  /** Whether tickets have pages. */
  hasPages: boolean;
  /** Whether further ones are being read. */
  busy: boolean;
  onMore: () => void;
}

/** The person's own tickets as cards. */
export function TicketCards({ tickets, total, hasPages, busy, onMore }: TicketCardsProps) {
  const unread = useUnreadTickets();
  const count = typeof total === 'number' ? total : total.count;
  return (
    <Stack $gap={16}>
      <Stack as="ul" $gap={12}>
        {tickets.map((ticket) => (
          <TicketCard
            key={ticket.id}
            ticket={ticket}
            hasPage={hasPages}
            isUnread={unread.has(ticket.id)}
          />
        ))}
      </Stack>
      {tickets.length < count && (
        <Stack $gap={8} $align="start">
          <p>{countText(tickets.length, total, ticketsCopy.one, ticketsCopy.many)}</p>
          <Button busy={busy} busyLabel={ticketsCopy.loading} onClick={onMore}>
            {ticketsCopy.more}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

import { countText } from '#src/lib/countText.ts';
import type { RowTotal } from '#src/lib/countText.ts';
import { Button } from '#ui/Button';
import { Stack } from '#ui/Stack';
import { ticketsCopy } from './ticketsCopy.ts';

/** The number of the person's own tickets shown at first, and added by each click on the button for more. */
export const AT_ONCE = 30;

export interface MoreTicketsProps {
  shown: number;
  total: number | RowTotal;
  /** Whether further ones are being read. */
  busy: boolean;
  onMore: () => void;
}

/** How many tickets are shown, and the button for more; nothing once all are. */
export function MoreTickets({ shown, total, busy, onMore }: MoreTicketsProps) {
  if (shown >= (typeof total === 'number' ? total : total.count)) return null;
  return (
    <Stack $gap={8} $align="start">
      <p>{countText(shown, total, ticketsCopy.one, ticketsCopy.many)}</p>
      <Button busy={busy} busyLabel={ticketsCopy.loading} onClick={onMore}>
        {ticketsCopy.more}
      </Button>
    </Stack>
  );
}

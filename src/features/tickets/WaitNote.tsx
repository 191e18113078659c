import styled from 'styled-components';
import type { Ticket } from '#contract/tickets.ts';
import { useNow } from '#src/lib/useNow.ts';
import { between } from './durations.ts';
import { ticketsCopy } from './ticketsCopy.ts';

/** A wait of this many milliseconds is marked. */
const LONG = 24 * 60 * 60_000;

/** How long a ticket has been waiting for the agency; if it is not waiting, how long the first answer took. */
export function WaitNote({
  ticket: { createdAt, waitingSince, firstResponseAt },
}: {
  ticket: Ticket;
}) {
  const now = useNow();
  const wait = between(waitingSince, now);
  if (wait !== null) {
    const isLong = now - Date.parse(waitingSince ?? '') >= LONG;
    return <Note $isLong={isLong}>{`${ticketsCopy.waits} ${wait}`}</Note>;
  }
  const response = between(createdAt, firstResponseAt);
  return response !== null && <Note>{`${ticketsCopy.answered} ${response}`}</Note>;
}

const Note = styled.span<{ $isLong?: boolean }>`
  color: ${({ theme, $isLong }) => ($isLong ? theme.status.pending.text : theme.color.ink2)};
  font-weight: ${({ $isLong }) => ($isLong ? 600 : 400)};
`;

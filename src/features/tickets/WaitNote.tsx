import styled from 'styled-components';
import type { Ticket } from '#contract/tickets.ts';
import { between } from './durations.ts';
import { ticketsCopy } from './ticketsCopy.ts';
import { useMinute } from './useMinute.ts';

/** How long a ticket has been waiting for the agency; if it is not waiting, how long the first answer took. */
export function WaitNote({
  ticket: { createdAt, waitingSince, firstResponseAt },
}: {
  ticket: Ticket;
}) {
  const wait = between(waitingSince, useMinute());
  if (wait !== null) return <Waits>{`${ticketsCopy.waits} ${wait}`}</Waits>;
  const response = between(createdAt, firstResponseAt);
  return response !== null && <span>{`${ticketsCopy.answered} ${response}`}</span>;
}

const Waits = styled.span`
  color: ${({ theme }) => theme.status.pending.text};
  font-weight: 600;
`;

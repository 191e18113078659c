import styled from 'styled-components';
import type { TicketDetail } from '#contract/tickets.ts';
import { useNow } from '#src/lib/useNow.ts';
import { between } from '../durations.ts';
import { conversationCopy as copy } from './conversationCopy.ts';

/** How long the ticket has been waiting for the agency, and how long the first answer took. */
export function Waiting({
  ticket: { createdAt, waitingSince, firstResponseAt },
}: {
  ticket: TicketDetail;
}) {
  const wait = between(waitingSince, useNow());
  const response = between(createdAt, firstResponseAt);
  return (
    <>
      {wait !== null && (
        <div>
          <dt>{copy.waiting}</dt>
          <Wait>{`${copy.waitingNow} ${wait}`}</Wait>
        </div>
      )}
      {response !== null && (
        <div>
          <dt>{copy.firstResponse}</dt>
          <dd>{`${copy.firstResponseAfter} ${response}`}</dd>
        </div>
      )}
    </>
  );
}

const Wait = styled.dd`
  && {
    color: ${({ theme }) => theme.status.pending.text};
    font-weight: 600;
  }
`;

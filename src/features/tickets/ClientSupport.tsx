import { useRows } from '#src/api/useRows.ts';
import { Stack } from '#ui/Stack';
import { NewTicket } from './NewTicket.tsx';
import { NoneOwn } from './NoTickets.tsx';
import { SupportIntro } from './SupportIntro.tsx';
import { TicketList } from './TicketList.tsx';
import { TicketRowSkeletons } from './TicketRowSkeletons.tsx';
import { TicketsRegion } from './TicketsRegion.tsx';
import { ticketsCopy } from './ticketsCopy.ts';

const wholeList = {};

/** Support for people who do not manage tickets: a form, and their own tickets (TICKET-2). */
export function ClientSupport({ userId }: { userId: string }) {
  const read = useRows('tickets', wholeList, ticketsCopy.loadFailed);
  const { isLoading, failure, retry, rows } = read;
  return (
    <Stack $gap={32}>
      <NewTicket userId={userId}>
        <SupportIntro>{ticketsCopy.clientPurpose}</SupportIntro>
      </NewTicket>
      <TicketsRegion
        isLoading={isLoading}
        failure={failure}
        retry={retry}
        title={ticketsCopy.ownTickets}
        skeleton={<TicketRowSkeletons />}
      >
        {rows.length > 0 ? <TicketList read={read} /> : failure === null && <NoneOwn />}
      </TicketsRegion>
    </Stack>
  );
}

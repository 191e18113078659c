import { EmptyState } from '#ui/EmptyState';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { NewTicket } from './NewTicket.tsx';
import { SupportIntro } from './SupportIntro.tsx';
import { TicketList } from './TicketList.tsx';
import { TicketSkeletons } from './TicketSkeletons.tsx';
import { TicketsRegion } from './TicketsRegion.tsx';
import { ticketsCopy } from './ticketsCopy.ts';
import { useHasConversations } from './hasConversation.ts';
import { useTickets } from './useTickets.ts';

/** Support for people who do not manage tickets: a form, and their own tickets (TICKET-2). */
export function ClientSupport({ userId }: { userId: string }) {
  const read = useTickets();
  return (
    <Stack $gap={32}>
      <SupportIntro>{ticketsCopy.clientPurpose}</SupportIntro>
      <NewTicket userId={userId} namesProject={useHasConversations(read.head)} />
      <TicketsRegion
        {...read}
        title={ticketsCopy.ownTickets}
        skeleton={<TicketSkeletons />}
        empty={
          <EmptyState next={<Text $quiet>{ticketsCopy.noneOwn}</Text>}>
            {ticketsCopy.none}
          </EmptyState>
        }
      >
        {(head) => <TicketList head={head} />}
      </TicketsRegion>
    </Stack>
  );
}

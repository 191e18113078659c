import { useSelector } from 'react-redux';
import { selectProfile } from '#src/session/authSlice.ts';
import { Card } from '#ui/Card';
import { PageContainer } from '#ui/Container';
import { TableSkeleton } from '#ui/DataTable';
import { EmptyState } from '#ui/EmptyState';
import { Heading } from '#ui/Heading';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { NewTicket } from './NewTicket.tsx';
import { NoTickets } from './NoTickets.tsx';
import { TicketList } from './TicketList.tsx';
import { TicketTable } from './TicketTable.tsx';
import { TicketsRegion } from './TicketsRegion.tsx';
import { ticketsCopy } from './ticketsCopy.ts';
import { useTickets } from './useTickets.ts';

/** The support centre by the role as it is (AUTH-7): managers work on all tickets, others raise their own. */
export function Support() {
  const profile = useSelector(selectProfile);
  if (profile === null) return null;
  const isManager = profile.role === 'admin' || profile.role === 'ticket_manager';
  return (
    <PageContainer>
      {isManager ? <TicketDesk /> : <ClientSupport userId={profile.id} />}
    </PageContainer>
  );
}

/** The screen's name and what it is for. */
export function SupportIntro({ children }: { children: string }) {
  return (
    <Stack $gap={4}>
      <Heading as="h1" $look="title">
        {ticketsCopy.title}
      </Heading>
      <Text $quiet>{children}</Text>
    </Stack>
  );
}

/** What everybody else sees: the form for a new ticket and the own ones (TICKET-2). */
function ClientSupport({ userId }: { userId: string }) {
  const read = useTickets();
  return (
    <Stack $gap={32}>
      <SupportIntro>{ticketsCopy.clientPurpose}</SupportIntro>
      <NewTicket userId={userId} />
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

/** Two cards where tickets will stand, as high as they will be. */
function TicketSkeletons() {
  return (
    <Stack $gap={12} aria-hidden>
      {[260, 200].map((width) => (
        <Card key={width}>
          <Stack $gap={8}>
            <Skeleton width={`${width}px`} height="24px" />
            <Skeleton width="80px" height="16px" />
            <Skeleton width="34em" height="48px" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

/** What admins and ticket managers work with: every ticket, no form (TICKET-1). */
function TicketDesk() {
  const read = useTickets();
  return (
    <Stack $gap={32}>
      <SupportIntro>{ticketsCopy.managerPurpose}</SupportIntro>
      <TicketsRegion
        {...read}
        title={ticketsCopy.table}
        skeleton={<TableSkeleton />}
        empty={<NoTickets />}
      >
        {(head) => <TicketTable head={head} />}
      </TicketsRegion>
    </Stack>
  );
}

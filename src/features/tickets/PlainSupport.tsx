import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Ticket } from '#contract/tickets.ts';
import { pollingOptions, useListTicketsQuery } from '#src/api/api.ts';
import { shownFailure } from '#src/api/apiError.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { PageContainer } from '#ui/Container';
import { TableSkeleton } from '#ui/DataTable';
import { Stack } from '#ui/Stack';
import { managesTickets } from './managesTickets.ts';
import { NewTicket } from './NewTicket.tsx';
import { NoneOwn } from './NoTickets.tsx';
import { SupportIntro } from './SupportIntro.tsx';
import { AT_ONCE, MoreTickets } from './MoreTickets.tsx';
import { TicketCard } from './TicketCard.tsx';
import { plainColumns } from './ticketColumns.tsx';
import { TicketSkeletons } from './TicketSkeletons.tsx';
import { TicketsRegion } from './TicketsRegion.tsx';
import { TicketTable } from './TicketTable.tsx';
import { ticketsCopy } from './ticketsCopy.ts';

/** The support centre with a server of the specified calls alone (TICKET-1, TICKET-2). */
export function PlainSupport() {
  const profile = useSelector(selectProfile);
  const { tickets, error, refetch } = useListTicketsQuery(undefined, {
    ...pollingOptions,
    skip: profile === null,
    selectFromResult: (read) => ({ tickets: read.currentData, error: read.error }),
  });
  if (profile === null) return null;
  const fallback = tickets === undefined ? ticketsCopy.loadFailed : ticketsCopy.reloadFailed;
  const region = {
    isLoading: tickets === undefined && error === undefined,
    failure: shownFailure(error, fallback),
    retry: refetch,
  };
  const isManager = managesTickets(profile);
  return (
    <PageContainer>
      <Stack $gap={32}>
        {isManager ? (
          <SupportIntro>{ticketsCopy.managerPurpose}</SupportIntro>
        ) : (
          <NewTicket userId={profile.id} isPlain>
            <SupportIntro>{ticketsCopy.clientPurpose}</SupportIntro>
          </NewTicket>
        )}
        <TicketsRegion
          {...region}
          title={isManager ? ticketsCopy.table : ticketsCopy.ownTickets}
          skeleton={isManager ? <TableSkeleton columns={plainColumns} /> : <TicketSkeletons />}
        >
          {tickets && (isManager ? <TicketTable tickets={tickets} /> : <Own tickets={tickets} />)}
        </TicketsRegion>
      </Stack>
    </PageContainer>
  );
}

function Own({ tickets }: { tickets: readonly Ticket[] }) {
  const [limit, setLimit] = useState(AT_ONCE);
  // Another server may answer in any order.
  const newestFirst = useMemo(
    () => [...tickets].sort((one, other) => timeOf(other) - timeOf(one)),
    [tickets],
  );
  if (tickets.length === 0) return <NoneOwn isStaff={false} />;
  const shown = newestFirst.slice(0, limit);
  return (
    <>
      <Stack as="ul" $gap={12}>
        {shown.map((ticket) => (
          <TicketCard key={ticket.id} ticket={ticket} />
        ))}
      </Stack>
      <MoreTickets
        shown={shown.length}
        total={tickets.length}
        busy={false}
        onMore={() => setLimit(limit + AT_ONCE)}
      />
    </>
  );
}

function timeOf({ createdAt }: Ticket): number {
  return Date.parse(createdAt) || 0;
}

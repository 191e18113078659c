import type { Profile } from '#contract/people.ts';
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

/** Support for people who do not handle all tickets: a form, their own tickets (TICKET-2), and those they work on (TICKET-26). */
export function OwnSupport({ profile }: { profile: Profile }) {
  const isStaff = profile.role !== 'client';
  const read = useRows('tickets', wholeList, ticketsCopy.loadFailed);
  const { isLoading, failure, retry, rows } = read;
  return (
    <Stack $gap={32}>
      <NewTicket userId={profile.id}>
        <SupportIntro>{purposeFor(profile)}</SupportIntro>
      </NewTicket>
      <TicketsRegion
        isLoading={isLoading}
        failure={failure}
        retry={retry}
        title={ticketsCopy.ownTickets}
        skeleton={<TicketRowSkeletons />}
      >
        {rows.length > 0 ? (
          <TicketList read={read} readerId={profile.id} />
        ) : (
          failure === null && <NoneOwn isStaff={isStaff} />
        )}
      </TicketsRegion>
    </Stack>
  );
}

function purposeFor({ role }: Profile): string {
  if (role === 'client') return ticketsCopy.clientPurpose;
  return role === 'project_manager' ? ticketsCopy.projectManagerPurpose : ticketsCopy.staffPurpose;
}

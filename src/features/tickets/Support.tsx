import { useSelector } from 'react-redux';
import { selectProfile } from '#src/session/authSlice.ts';
import { PageContainer } from '#ui/Container';
import { ClientSupport } from './ClientSupport.tsx';
import { managesTickets } from './managesTickets.ts';
import { TicketDesk } from './TicketDesk.tsx';

/** The support centre: the desk for people who manage tickets, the person's own tickets for others (AUTH-7). */
export function Support() {
  const profile = useSelector(selectProfile);
  if (profile === null) return null;
  return (
    <PageContainer>
      {managesTickets(profile) ? <TicketDesk /> : <ClientSupport userId={profile.id} />}
    </PageContainer>
  );
}

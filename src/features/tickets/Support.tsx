import { useSelector } from 'react-redux';
import { selectProfile } from '#src/session/authSlice.ts';
import { PageContainer } from '#ui/Container';
import { ClientSupport } from './ClientSupport.tsx';
import { managesTickets } from './managesTickets.ts';
import { TicketDesk } from './TicketDesk.tsx';

/** The support centre by the role as it is (AUTH-7): managers work on all tickets, others raise their own. */
export function Support() {
  const profile = useSelector(selectProfile);
  if (profile === null) return null;
  return (
    <PageContainer>
      {managesTickets(profile) ? (
        <TicketDesk userId={profile.id} />
      ) : (
        <ClientSupport userId={profile.id} />
      )}
    </PageContainer>
  );
}

import { useSelector } from 'react-redux';
import { selectProfile } from '#src/session/authSlice.ts';
import { PageContainer } from '#ui/Container';
import { managesTickets } from './managesTickets.ts';
import { OwnSupport } from './OwnSupport.tsx';
import { TicketDesk } from './TicketDesk.tsx';

/** The support centre: the desk for people who manage tickets, for others their own tickets and those they work on (AUTH-7). */
export function Support() {
  const profile = useSelector(selectProfile);
  if (profile === null) return null;
  return (
    <PageContainer>
      {managesTickets(profile) ? <TicketDesk /> : <OwnSupport profile={profile} />}
    </PageContainer>
  );
}

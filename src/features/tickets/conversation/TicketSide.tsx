import { Link } from 'react-router-dom';
import type { Profile } from '#contract/people.ts';
import type { TicketDetail } from '#contract/tickets.ts';
import { lookOfStatus } from '#src/content/statuses.ts';
import { Badge } from '#ui/Badge';
import { Button } from '#ui/Button';
import { Phone } from '#ui/Phone';
import { Actions } from '#ui/Stack';
import { TicketStatusField } from '../TicketStatusField.tsx';
import { closesTicket, managesTickets } from '../managesTickets.ts';
import { AssigneeField, TakeButton } from './Assignee.tsx';
import { conversationCopy as copy } from './conversationCopy.ts';
import { momentInLima } from '#src/lib/momentInLima.ts';
import { projectPath } from '#src/lib/paths.ts';
import { greetingText } from '#src/lib/whatsapp.ts';
import { Side } from './TicketSide.styles.ts';
import { useClosing } from './useClosing.ts';
import { Waiting } from './Waiting.tsx';

export interface TicketSideProps {
  ticket: TicketDetail;
  profile: Profile;
  /** Whether the person reads it as the agency. */
  isStaff: boolean;
  /** Inside a table's row, which has its own status field. */
  isInRow: boolean;
  /** The focus goes to the choice of who is in charge. */
  beginsToAssign: boolean;
}

/** A ticket's facts and actions, beside its conversation. */
export function TicketSide({ ticket, profile, isStaff, isInRow, beginsToAssign }: TicketSideProps) {
  const { status, assigned_to: inCharge, createdAt } = ticket;
  const manages = managesTickets(profile);
  const isTheirs = inCharge?.id === profile.id;
  const canTake = manages && !isTheirs;
  return (
    <Side aria-label={copy.facts}>
      <dl>
        {!isInRow && (
          <div>
            <dt>{copy.status}</dt>
            <dd>
              {manages ? (
                <TicketStatusField ticket={ticket} />
              ) : (
                <Badge {...lookOfStatus(status)}>{status}</Badge>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{copy.inCharge}</dt>
          <dd>
            {manages ? (
              <AssigneeField ticket={ticket} isBegun={beginsToAssign} />
            ) : isTheirs ? (
              copy.you
            ) : (
              (inCharge?.full_name ?? copy.nobodyYet)
            )}
          </dd>
        </div>
        <div>
          <dt>{copy.project}</dt>
          <dd>
            <ProjectOf ticket={ticket} profile={profile} />
          </dd>
        </div>
        {isStaff && ticket.clientPhone && (
          <div>
            <dt>{copy.phone}</dt>
            <dd>
              <Phone greeting={greetingText(ticket.userName, ticket.subject)}>
                {ticket.clientPhone}
              </Phone>
            </dd>
          </div>
        )}
        <div>
          <dt>{copy.created}</dt>
          <dd>
            <time dateTime={createdAt}>{momentInLima(createdAt)}</time>
          </dd>
        </div>
        {isStaff && <Waiting ticket={ticket} />}
      </dl>
      {closesTicket(ticket, profile) && (
        <Actions>
          {canTake && <TakeButton ticket={ticket} user={profile} />}
          <CloseButton ticket={ticket} isQuiet={canTake} />
        </Actions>
      )}
    </Side>
  );
}

/** The project's name, a link for those who see its page. Where the server does not say, ticket managers do not. */
function ProjectOf({
  ticket: { project, seesProject },
  profile: { role },
}: Pick<TicketSideProps, 'ticket' | 'profile'>) {
  if (project === null) return <span>{copy.noProject}</span>;
  if (!(seesProject ?? role !== 'ticket_manager')) return <span>{project.name}</span>;
  return <Link to={projectPath(project.id)}>{project.name}</Link>;
}

function CloseButton({ ticket, isQuiet }: { ticket: TicketDetail; isQuiet: boolean }) {
  const { isClosed, busy, toggle } = useClosing(ticket);
  return (
    <Button size="small" variant={isQuiet ? 'quiet' : 'secondary'} busy={busy} onClick={toggle}>
      {isClosed ? copy.reopen : copy.close}
    </Button>
  );
}

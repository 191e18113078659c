import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PersonRef } from '#contract/people.ts';
import type { TicketDetail } from '#contract/tickets.ts';
import { lookOfStatus } from '#src/content/statuses.ts';
import { below, roomBelow } from '#src/theme/theme.ts';
import { LABELS_ABOVE } from '#src/theme/tokens.ts';
import { Badge } from '#ui/Badge';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { Phone } from '#ui/Phone';
import { Actions } from '#ui/Stack';
import { TicketStatusField } from '../TicketStatusField.tsx';
import { AssigneeField, TakeButton } from './Assignee.tsx';
import { conversationCopy as copy } from './conversationCopy.ts';
import { momentInLima } from '#src/lib/momentInLima.ts';
import { projectPath } from '#src/lib/paths.ts';
import { greetingText } from '#src/lib/whatsapp.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { useClosing } from './useClosing.ts';
import { Waiting } from './Waiting.tsx';

export interface TicketSideProps {
  ticket: TicketDetail;
  user: PersonRef;
  isStaff: boolean;
  /** Inside a table's row, which has its own status field. */
  isInRow: boolean;
  /** The focus goes to the choice of who is in charge. */
  beginsToAssign: boolean;
}

/** A ticket's facts and actions, beside its conversation. */
export function TicketSide({ ticket, user, isStaff, isInRow, beginsToAssign }: TicketSideProps) {
  const { status, assigned_to: inCharge, createdAt } = ticket;
  const canTake = isStaff && inCharge?.id !== user.id;
  return (
    <Side aria-label={copy.facts}>
      <dl>
        {!isInRow && (
          <div>
            <dt>{copy.status}</dt>
            <dd>
              {isStaff ? (
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
            {isStaff ? (
              <AssigneeField ticket={ticket} isBegun={beginsToAssign} />
            ) : (
              (inCharge?.full_name ?? copy.nobodyYet)
            )}
          </dd>
        </div>
        <div>
          <dt>{copy.project}</dt>
          <dd>
            <ProjectOf ticket={ticket} />
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
      <Actions>
        {canTake && <TakeButton ticket={ticket} user={user} />}
        <CloseButton ticket={ticket} isQuiet={canTake} />
      </Actions>
    </Side>
  );
}

/** The project's name, a link for those who see its page: not for ticket managers. */
function ProjectOf({ ticket: { project } }: { ticket: TicketDetail }) {
  const role = useSelector(selectProfile)?.role;
  if (project === null) return <span>{copy.noProject}</span>;
  if (role === 'ticket_manager') return <span>{project.name}</span>;
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

const Side = styled(Card).attrs({ as: 'aside' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[16]};
  font: ${({ theme }) => theme.font.small};
  & > dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[24]};
  }
  & > dl > div {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    align-items: center;
    gap: ${({ theme }) => theme.space[24]};
    ${below('sm')} {
      grid-template-columns: 5.5rem minmax(0, 1fr);
    }
    ${roomBelow(LABELS_ABOVE)} {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
  & dt {
    color: ${({ theme }) => theme.color.ink2};
  }
  & dd {
    position: relative;
    max-width: 13rem;
    margin: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  /* All values start on one line: the status glyph is left of it, the note of a save right of the field. */
  & dd > div > select {
    flex: 1 1 0;
    min-width: 0;
  }
  & dd > div > :not(select) {
    position: absolute;
  }
  & dd > div > :first-child {
    right: calc(100% + 6px);
  }
  & dd > div > :last-child:not(select) {
    left: calc(100% + 2px);
  }
`;

import { memo } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import { lookOfStatus } from '#src/content/statuses.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import { Badge } from '#ui/Badge';
import { UnreadMark } from '#ui/UnreadMark';
import { SubjectLink } from './SubjectLink.tsx';
import {
  Day,
  Description,
  Latest,
  Line,
  Meta,
  Project,
  Subject,
  Turn,
} from './TicketRow.styles.ts';
import { ticketsCopy } from './ticketsCopy.ts';
import { turnOf } from './ticketTurn.ts';

export interface TicketRowProps {
  ticket: Ticket;
  /** The signed-in person. */
  readerId: string;
  /** Whether it has unread notices. */
  isUnread: boolean;
  now: number;
}

/** A ticket as a row, which leads to its page (TICKET-2, TICKET-18). Of another's it says whose it is (TICKET-26). */
export const TicketRow = memo(function TicketRow({
  ticket,
  readerId,
  isUnread,
  now,
}: TicketRowProps) {
  const { description, status, createdAt, project, own, userName, assigned_to: inCharge } = ticket;
  const why = inCharge?.id === readerId ? ticketsCopy.assignedToYou : ticketsCopy.inYourProject;
  const { whose, isReaders, latest } = turnOf(ticket, readerId, now);
  return (
    <Line>
      <Subject>
        <h3>
          <SubjectLink ticket={ticket} />
        </h3>
        {isUnread && <UnreadMark />}
      </Subject>
      <Description>
        {own === false && <strong>{`${userName} · ${why} · `}</strong>}
        <span>{description}</span>
      </Description>
      {(whose ?? latest) !== null && (
        <Turn>
          {whose !== null && (isReaders ? <strong>{whose}</strong> : <span>{whose}</span>)}
          {latest !== null && <Latest title={latest}>{latest}</Latest>}
        </Turn>
      )}
      <Meta>
        {project && <Project>{project.name}</Project>}
        <Day dateTime={createdAt}>{dayInLima(createdAt)}</Day>
        <Badge {...lookOfStatus(status)}>{status}</Badge>
      </Meta>
    </Line>
  );
});

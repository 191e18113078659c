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
import { turnCopy } from './ticketsCopy.ts';
import { turnOf } from './ticketTurn.ts';

export interface TicketRowProps {
  ticket: Ticket;
  /** Whether it has unread notices. */
  isUnread: boolean;
  now: number;
}

/** One of the person's own tickets as a row, which leads to its page (TICKET-2, TICKET-18). */
export const TicketRow = memo(function TicketRow({ ticket, isUnread, now }: TicketRowProps) {
  const { description, status, createdAt, project } = ticket;
  const { whose, latest } = turnOf(ticket, now);
  return (
    <Line>
      <Subject>
        <h3>
          <SubjectLink ticket={ticket} />
        </h3>
        {isUnread && <UnreadMark />}
      </Subject>
      <Description>{description}</Description>
      {(whose ?? latest) !== null && (
        <Turn>
          {whose === 'client' && <strong>{turnCopy.client}</strong>}
          {whose === 'agency' && <span>{turnCopy.agency}</span>}
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

import { memo, useState } from 'react';
import styled from 'styled-components';
import type { Ticket } from '#contract/tickets.ts';
import { lookOfStatus } from '#src/content/statuses.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import { below, up } from '#src/theme/theme.ts';
import { Badge } from '#ui/Badge';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { LinkedText } from '#ui/LinkedText';
import { TypedText } from '#ui/Text';
import { ticketsCopy } from './ticketsCopy.ts';

/** Longer descriptions are collapsed at first; in characters. */
const LONG = 400;

/** One of the person's own tickets as a card, where tickets have no page: whole (TICKET-2, TICKET-16). */
export const TicketCard = memo(function TicketCard({ ticket }: { ticket: Ticket }) {
  const { subject, description, status, createdAt } = ticket;
  const isLong = description.length > LONG;
  const [isOpen, setOpen] = useState(false);
  return (
    <Item>
      <Head>
        <Subject>{subject}</Subject>
        <Day dateTime={createdAt}>{dayInLima(createdAt)}</Day>
        <Badge {...lookOfStatus(status)}>{status}</Badge>
      </Head>
      <Description $folded={isLong && !isOpen}>
        <LinkedText>{description}</LinkedText>
      </Description>
      {isLong && (
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? ticketsCopy.readLess : ticketsCopy.readMore}: ${subject}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? ticketsCopy.readLess : ticketsCopy.readMore}
        </Button>
      )}
    </Item>
  );
});

const Item = styled(Card).attrs({ as: 'li' })`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[4]};
`;

/** The badge is beside the title; on phones beside the day. */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  align-items: center;
  width: 100%;
  ${below('sm')} {
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${up('sm')} {
    & > :last-child {
      grid-area: 1 / 2;
    }
  }
`;

const Subject = styled.h3`
  min-width: 0;
  font: ${({ theme }) => theme.font.bodyStrong};
  font-size: 1.125rem;
  overflow-wrap: anywhere;
`;

const Day = styled.time`
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
`;

const Description = styled(TypedText)<{ $folded: boolean }>`
  margin-block: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[4]};
  ${({ $folded }) =>
    $folded &&
    `display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 4;`}
`;

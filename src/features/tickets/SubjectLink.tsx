import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Ticket } from '#contract/tickets.ts';
import { ticketPath } from '#src/lib/paths.ts';
import { hasConversation } from './hasConversation.ts';

/** A ticket's subject, as a link to its page if the server has conversations. */
export function SubjectLink({ ticket }: { ticket: Ticket }) {
  if (!hasConversation(ticket)) return ticket.subject;
  return <Subject to={ticketPath(ticket.id)}>{ticket.subject}</Subject>;
}

/** In the text's colour, because a table has one in every row. */
const Subject = styled(Link)`
  color: inherit;
  font-weight: inherit;
  text-decoration-color: ${({ theme }) => theme.color.lineStrong};
  &:hover {
    color: ${({ theme }) => theme.color.accentText};
    text-decoration-color: currentColor;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

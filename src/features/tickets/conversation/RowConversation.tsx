import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Ticket } from '#contract/tickets.ts';
import { ticketPath } from '#src/lib/paths.ts';
import { inCards } from '#ui/DataTable';
import { Stack } from '#ui/Stack';
import { Conversation } from './Conversation.tsx';
import { conversationCopy } from './conversationCopy.ts';
import { useTicket } from './useTicket.ts';

/** A ticket's conversation in its row of a table, whose own cell may cut the subject short. */
export function RowConversation({ ticket: { id, subject } }: { ticket: Ticket }) {
  const read = useTicket(id);
  return (
    <Stack $gap={16}>
      <Head>
        <strong>{subject}</strong>
        <Link to={ticketPath(id)}>{conversationCopy.openPage}</Link>
      </Head>
      <Conversation read={read} isInRow />
    </Stack>
  );
}

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[24]};
  font: ${({ theme }) => theme.font.small};
  white-space: normal;
  & > strong {
    font: ${({ theme }) => theme.font.bodyStrong};
    overflow-wrap: anywhere;
  }
  /* Cards show whole subjects. */
  ${inCards} {
    & > strong {
      display: none;
    }
  }
`;

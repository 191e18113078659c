import { use } from 'react';
import type { Ref } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { useReadNotices } from '#src/api/noticesApi.ts';
import { HistorySlot } from '#src/lib/historySlot.ts';
import { ticketPath } from '#src/lib/paths.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { up } from '#src/theme/theme.ts';
import { Alert } from '#ui/Alert';
import { EmptyState } from '#ui/EmptyState';
import { RetryAlert } from '#ui/RetryAlert';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { worksOnTicket } from '../managesTickets.ts';
import type { TicketLinkState } from '../openedFrom.ts';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';
import { conversationCopy as copy } from './conversationCopy.ts';
import { ReplyForm } from './ReplyForm.tsx';
import type { ReplyFormHandle } from './ReplyForm.tsx';
import { Thread } from './Thread.tsx';
import { TicketSide } from './TicketSide.tsx';
import type { TicketRead } from './useTicket.ts';

export interface ConversationProps {
  read: TicketRead;
  isInRow?: boolean;
  beginWith?: TicketLinkState['begin'];
  replyRef?: Ref<ReplyFormHandle> | undefined;
}

/** Renders a ticket in each state: loading, failed, missing, loaded. A failed reload keeps the typed reply. */
export function Conversation({ read, isInRow = false, beginWith, replyRef }: ConversationProps) {
  const profile = useSelector(selectProfile);
  const { page, isMissing, error, failedRequest, retry } = read;
  const showHistory = use(HistorySlot);
  useReadNotices(page && ticketPath(page.ticket.id));
  if (profile === null) return null;
  const isStaff = page !== null && worksOnTicket(page.ticket, profile);
  if (page === null && isMissing) {
    return <EmptyState next={<Text $quiet>{copy.missingNext}</Text>}>{copy.missing}</EmptyState>;
  }
  return (
    <Stack $gap={16} aria-busy={page === null && error === null}>
      {isMissing && <Alert tone="notice">{copy.noLongerYours}</Alert>}
      {error !== null && !isMissing && (
        <RetryAlert onRetry={retry} failedRequest={failedRequest}>
          {error}
        </RetryAlert>
      )}
      {page === null && error === null && (
        <>
          <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
          <ConversationSkeleton />
        </>
      )}
      {page !== null && (
        <Sides>
          <Thread page={page} userId={profile.id} isStaff={isStaff} />
          <TicketSide
            ticket={page.ticket}
            profile={profile}
            isStaff={isStaff}
            isInRow={isInRow}
            beginsToAssign={beginWith === 'assign'}
          />
          <Stack $gap={24}>
            <ReplyForm
              ticket={page.ticket}
              profile={profile}
              isStaff={isStaff}
              beginWith={beginWith === 'assign' ? null : beginWith}
              ref={replyRef}
            />
            {showHistory({ object: `ticket:${page.ticket.id}` })}
          </Stack>
        </Sides>
      )}
    </Stack>
  );
}

/** The ticket's facts are between its conversation and the reply; on wide screens they are beside both. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[24]};
  ${up('lg')} {
    grid-template: auto 1fr / minmax(0, 1fr) 21rem;
    & > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

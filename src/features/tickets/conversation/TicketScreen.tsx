import { ArrowLeft } from 'lucide';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '#src/lib/paths.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { ButtonLink } from '#ui/Button';
import { PageContainer } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { RowSaves } from '#ui/RowSaves';
import { Stack } from '#ui/Stack';
import { closesTicket, managesTickets, worksOnTicket } from '../managesTickets.ts';
import { useTicketLinkState } from '../openedFrom.ts';
import { Conversation } from './Conversation.tsx';
import { conversationCopy as copy } from './conversationCopy.ts';
import type { ReplyFormHandle } from './ReplyForm.tsx';
import { TicketShortcuts } from './TicketShortcuts.tsx';
import { useTicket } from './useTicket.ts';

/** A ticket's own page (TICKET-8). */
export function TicketScreen({ id }: { id: string }) {
  const read = useTicket(id);
  const { page, isMissing } = read;
  const profile = useSelector(selectProfile);
  const replyRef = useRef<ReplyFormHandle>(null);
  const { from, begin } = useTicketLinkState();
  const backTo = from?.at ?? paths.support;
  return (
    <PageContainer>
      <RowSaves>
        <Stack $gap={24}>
          <Stack $gap={8}>
            <Way>
              <Back to={backTo}>
                <Icon of={ArrowLeft} inText />
                {copy.back}
              </Back>
              {page !== null && profile !== null && worksOnTicket(page.ticket, profile) && (
                <TicketShortcuts
                  ticket={page.ticket}
                  canClose={closesTicket(page.ticket, profile)}
                  canAssign={managesTickets(profile)}
                  onBegin={(kind) => replyRef.current?.begin(kind)}
                />
              )}
            </Way>
            <Subject as="h1" $look="title">
              {page?.ticket.subject ?? copy.title}
            </Subject>
          </Stack>
          <Conversation read={read} beginWith={begin} replyRef={replyRef} />
          {page === null && isMissing && (
            <div>
              <ButtonLink to={backTo}>{copy.toTickets}</ButtonLink>
            </div>
          )}
        </Stack>
      </RowSaves>
    </PageContainer>
  );
}

const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: ${({ theme }) => theme.size.controlSmall};
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  min-height: 24px;
  font: ${({ theme }) => theme.font.smallStrong};
`;

const Subject = styled(Heading)`
  overflow-wrap: anywhere;
`;

import { Lock } from 'lucide';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import type { TicketEntry, TicketPage } from '#contract/tickets.ts';
import { errorText } from '#src/api/apiError.ts';
import { showEarlierEntries, useReadEarlierEntriesMutation } from '#src/api/conversationApi.ts';
import type { CacheDispatch } from '#src/api/effects.ts';
import { useFileLinks } from '#src/api/fileLinks.ts';
import { lookOfStatus } from '#src/content/statuses.ts';
import { below } from '#src/theme/theme.ts';
import { CellsGlyph } from '#ui/Badge';
import { Earlier, useLiveList } from '#ui/Earlier';
import { FileList } from '#ui/FileList';
import { Icon } from '#ui/Icon';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { conversationCopy as copy, earlierText } from './conversationCopy.ts';
import { MessageFrame } from './MessageFrame.tsx';
import { momentInLima } from '#src/lib/momentInLima.ts';

export interface ThreadProps {
  page: TicketPage;
  /** The signed-in person. */
  userId: string;
  isStaff: boolean;
}

/** The ticket's description, then its entries: messages, notes, changes of status and assignee. */
export function Thread({ page, userId, isStaff }: ThreadProps) {
  const { ticket, entries, more } = page;
  const opener = ticket.openedBy;
  // Those who handle all tickets are not told whose it is.
  const isTheirs = ticket.own ?? !isStaff;
  const linkTo = useFileLinks();
  const list = useRef<HTMLOListElement>(null);
  const { live, quiet } = useLiveList(entries.at(-1)?.id);
  const readEarlier = useEarlierEntries(page, quiet);
  return (
    <Stack $gap={16}>
      <MessageFrame
        as="div"
        // Staff may have opened it in the client's name.
        author={
          opener
            ? { ...opener, staff: true }
            : { id: null, full_name: ticket.userName, staff: null }
        }
        at={ticket.createdAt}
        isOwn={opener ? opener.id === userId : isTheirs}
        {...(opener && { onBehalfOf: isTheirs ? copy.inYourName : copy.inNameOf(ticket.userName) })}
        files={<FileList files={ticket.files ?? []} linkTo={linkTo} />}
      >
        {ticket.description}
      </MessageFrame>
      <Earlier
        busyLabel={copy.loadingEarlier}
        // Another server may send the whole conversation, without a cursor.
        hasMore={typeof more === 'string'}
        read={readEarlier}
        anchor={() => list.current?.firstElementChild}
      >
        {copy.earlier}
      </Earlier>
      {entries.length === 0 ? (
        <Text $quiet>{`${copy.none} ${isStaff ? copy.noneForStaff : copy.noneForClient}`}</Text>
      ) : (
        <List ref={list} aria-label={copy.thread} aria-live={live}>
          {entries.map((entry) =>
            entry.kind === 'message' || entry.kind === 'note' ? (
              <MessageFrame
                key={entry.id}
                as="li"
                author={entry.author}
                at={entry.at}
                isOwn={entry.author.id === userId}
                note={
                  entry.kind === 'note' && (
                    <>
                      <Icon of={Lock} inText />
                      {copy.note}
                    </>
                  )
                }
                files={<FileList files={entry.files ?? []} linkTo={linkTo} />}
              >
                {entry.body}
              </MessageFrame>
            ) : (
              <Step key={entry.id} entry={entry} isOwn={entry.author.id === userId} />
            ),
          )}
        </List>
      )}
    </Stack>
  );
}

/** Reads the entries before the oldest one of the page. */
function useEarlierEntries({ ticket: { id }, entries, more }: TicketPage, quiet: () => void) {
  const [read] = useReadEarlierEntriesMutation();
  const dispatch = useDispatch<CacheDispatch>();
  return async () => {
    const before = more ?? '';
    const { data, error } = await read({ id, before });
    if (data === undefined) return { failure: errorText(error, copy.earlierFailed) };
    const added = data.entries.length;
    return {
      announcement: earlierText(added, added + entries.length),
      show() {
        quiet();
        dispatch(showEarlierEntries(id, before, data));
      },
    };
  };
}

interface StepProps {
  entry: Extract<TicketEntry, { kind: 'status' | 'assignment' }>;
  isOwn: boolean;
}

/** A change of status or assignee, in one line. */
function Step({ entry, isOwn }: StepProps) {
  const look = entry.kind === 'status' ? lookOfStatus(entry.status) : ASSIGNMENT;
  return (
    <Line>
      <CellsGlyph cells={look.cells} color={look.color} />
      <p>
        <strong>{isOwn ? copy.you : entry.author.full_name}</strong> {deedOf(entry, isOwn)}
      </p>
      <time dateTime={entry.at}>{momentInLima(entry.at)}</time>
    </Line>
  );
}

const ASSIGNMENT = { cells: 4, color: 'neutral' } as const;

/** The text of a change after its author's name: '… cerró el ticket', 'Tú cerraste el ticket'. */
function deedOf(entry: StepProps['entry'], isOwn: boolean): string {
  if (entry.kind === 'status') {
    if (entry.status === 'Cerrado') return isOwn ? 'cerraste el ticket' : 'cerró el ticket';
    if (entry.status === 'Abierto') return isOwn ? 'reabriste el ticket' : 'reabrió el ticket';
    return `${isOwn ? 'pasaste' : 'pasó'} el ticket a ${entry.status}`;
  }
  const { assignee, author } = entry;
  if (assignee === null) return isOwn ? 'lo dejaste sin asignar' : 'lo dejó sin asignar';
  if (assignee.id === author.id) return isOwn ? 'tomaste el ticket' : 'tomó el ticket';
  return `${isOwn ? 'lo asignaste' : 'lo asignó'} a ${assignee.full_name}`;
}

/** A vertical line connects the entries. */
const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[16]};
  & > li {
    position: relative;
  }
  & > li::before {
    content: '';
    position: absolute;
    bottom: 100%;
    left: ${({ theme }) => theme.space[32]};
    height: ${({ theme }) => theme.space[16]};
    border-left: 1px solid ${({ theme }) => theme.color.lineStrong};
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 ${({ theme }) => theme.space[12]};
  /* Places the glyph on the vertical line. */
  padding-inline: 27px ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  overflow-wrap: anywhere;
  & strong {
    color: ${({ theme }) => theme.color.ink};
    font-weight: 600;
  }
  & > time {
    text-align: right;
  }
  ${below('sm')} {
    grid-template-columns: auto minmax(0, 1fr);
    & > time {
      grid-column: 2;
      text-align: left;
    }
  }
`;

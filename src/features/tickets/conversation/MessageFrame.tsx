import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { TicketEntry } from '#contract/tickets.ts';
import { below } from '#src/theme/theme.ts';
import { LinkedText } from '#ui/LinkedText';
import { TypedText } from '#ui/Text';
import { AuthorMark } from './AuthorMark.tsx';
import { conversationCopy as copy } from './conversationCopy.ts';
import { momentInLima } from '#src/lib/momentInLima.ts';

export interface MessageFrameProps {
  as: 'div' | 'li';
  /** `staff` is null where the server does not say. */
  author: Omit<TicketEntry['author'], 'staff'> & { staff: boolean | null };
  at: string;
  /** Written by who reads it. */
  isOwn: boolean;
  /** For whom staff wrote it, as it follows 'por'. */
  onBehalfOf?: string;
  /** What marks an internal note. */
  note?: ReactNode;
  /** The text as it was typed. */
  children: string;
  files?: ReactNode;
}

/** Somebody's words: who, when, the text, its files. An internal note has another frame than what a client gets. */
export function MessageFrame({
  as,
  author,
  at,
  isOwn,
  onBehalfOf,
  note = false,
  children,
  files,
}: MessageFrameProps) {
  return (
    <Frame as={as} $isNote={note !== false}>
      <Head>
        <AuthorMark name={author.full_name} isStaff={author.staff === true} />
        <Who>
          <strong>{isOwn ? copy.you : author.full_name}</strong>
          {!isOwn && author.staff !== null && (
            <span>{author.staff ? copy.staff : copy.client}</span>
          )}
          {onBehalfOf !== undefined && <span>{onBehalfOf}</span>}
        </Who>
        {note !== false && <Note>{note}</Note>}
        <time dateTime={at}>{momentInLima(at)}</time>
      </Head>
      <TypedText>
        <LinkedText>{children}</LinkedText>
      </TypedText>
      {files}
    </Frame>
  );
}

const Frame = styled.div<{ $isNote: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[12]};
  min-width: 0;
  padding: ${({ theme }) => theme.space[16]};
  border: 1px ${({ $isNote }) => ($isNote ? 'dashed' : 'solid')}
    ${({ theme, $isNote }) => ($isNote ? theme.status.pending.text : theme.color.line)};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme, $isNote }) => ($isNote ? theme.status.pending.soft : theme.color.surface)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  font: ${({ theme }) => theme.font.small};
  color: ${({ theme }) => theme.color.ink2};
  & > time {
    margin-left: auto;
  }
  ${below('sm')} {
    & > time {
      flex-basis: 100%;
      margin-left: 0;
    }
  }
`;

const Who = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[8]};
  min-width: 0;
  overflow-wrap: anywhere;
  ${below('sm')} {
    /* Beside the mark, never below it. */
    flex: 1 1 0;
  }
  & > strong {
    color: ${({ theme }) => theme.color.ink};
    font-weight: 600;
  }
`;

const Note = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.status.pending.text};
  font: ${({ theme }) => theme.font.smallStrong};
`;

import { useEffect, useImperativeHandle, useRef } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import styled from 'styled-components';
import type { Profile } from '#contract/people.ts';
import type { TicketDetail } from '#contract/tickets.ts';
import { pasteFiles } from '#src/lib/files/pastedFiles.ts';
import { roomBelow } from '#src/theme/theme.ts';
import { Alert } from '#ui/Alert';
import { CheckField } from '#ui/CheckField';
import { Stack } from '#ui/Stack';
import { TextArea } from '#ui/TextArea';
import { UploadParts } from '#ui/UploadParts';
import { closesTicket, managesTickets } from '../managesTickets.ts';
import { conversationCopy as copy } from './conversationCopy.ts';
import { SavedReplyPicker } from './SavedReplyPicker.tsx';
import { useReplyForm } from './useReplyForm.ts';

/** What a reply is begun as. */
export type ReplyKind = 'reply' | 'note';

export interface ReplyFormHandle {
  begin: (kind: ReplyKind) => void;
}

export interface ReplyFormProps {
  ticket: TicketDetail;
  profile: Profile;
  /** Whether the person answers as the agency. */
  isStaff: boolean;
  /** Begun as the form appears. */
  beginWith?: ReplyKind | null | undefined;
  ref?: Ref<ReplyFormHandle> | undefined;
}

/** A reply with its files; staff may keep it among themselves, and who handles all tickets inserts what they saved. */
export function ReplyForm({ ticket, profile, isStaff, beginWith = null, ref }: ReplyFormProps) {
  const form = useReplyForm(ticket.id, profile.id);
  const { values, setField } = form;
  const textRef = useRef<HTMLTextAreaElement>(null);
  const isNote = isStaff && values.internal === 'true';

  function begin(kind: ReplyKind) {
    // Text that was written as a note never becomes a reply by a key or a reload.
    if (kind === 'note' || values.body.trim() === '') {
      setField('internal', kind === 'note' ? 'true' : '');
    }
    textRef.current?.focus();
  }
  useImperativeHandle(ref, () => ({ begin }));
  useEffect(() => {
    // After the page has moved focus to its heading.
    if (beginWith !== null) queueMicrotask(() => begin(beginWith));
    // oxlint-disable-next-line react/exhaustive-deps -- only as the form appears
  }, []);

  function insert(text: string) {
    const field = textRef.current;
    if (field === null) return;
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    setField('body', field.value);
    field.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.currentTarget.form?.requestSubmit();
    }
  }

  return (
    <Frame $isNote={isNote}>
      {ticket.status === 'Cerrado' && (
        <Alert tone="notice">{closedText(ticket, profile, isStaff)}</Alert>
      )}
      <Composer>
        {/* Not in the form: its dialog has one of its own. */}
        {managesTickets(profile) && <SavedReplyPicker ticket={ticket} onInsert={insert} />}
        <Stack as="form" $gap={16} {...form.props}>
          <TextArea
            ref={textRef}
            label={isNote ? copy.note : copy.reply}
            rows={5}
            autoComplete="off"
            quietError
            {...form.field('body')}
            onPaste={(event) => pasteFiles(event, form)}
            onKeyDown={handleKeyDown}
          />
          <UploadParts
            form={form}
            submit={copy.send}
            submitting={copy.sending}
            sent={form.sent}
            cancelled={copy.cancelled}
          >
            {isStaff && (
              <CheckField
                label={copy.internal}
                hint={copy.internalHint}
                name="internal"
                value="true"
                checked={isNote}
                onChange={({ target }) => setField('internal', target.checked ? 'true' : '')}
              />
            )}
          </UploadParts>
        </Stack>
      </Composer>
    </Frame>
  );
}

/** What a reply to a closed ticket does. */
function closedText(ticket: TicketDetail, profile: Profile, isStaff: boolean): string {
  if (!isStaff) return copy.closedForClient;
  return closesTicket(ticket, profile) ? copy.closedForStaff : copy.closedForOthers;
}

const Frame = styled.div<{ $isNote: boolean }>`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[16]};
  border: 1px ${({ $isNote }) => ($isNote ? 'dashed' : 'solid')}
    ${({ theme, $isNote }) => ($isNote ? theme.status.pending.text : theme.color.line)};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme, $isNote }) => ($isNote ? theme.status.pending.soft : theme.color.surface)};
`;

/** The saved replies stand at the end of the field's label. */
const Composer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > * {
    grid-area: 1 / 1;
  }
  & > button {
    z-index: 1;
    place-self: start end;
    margin: -8px -12px 0 0;
  }
  /* Above the label where both do not fit on a line. */
  ${roomBelow(20)} {
    & > button {
      place-self: start;
      margin: 0 0 ${({ theme }) => theme.space[8]} -12px;
    }
    & > form {
      grid-area: 2 / 1;
    }
  }
`;

import styled from 'styled-components';
import type { ContactMessage } from '#contract/contactMessages.ts';
import { pasteFiles } from '#src/lib/files/pastedFiles.ts';
import { greetingText, phoneChatHref } from '#src/lib/whatsapp.ts';
import { below } from '#src/theme/theme.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { CheckField } from '#ui/CheckField';
import { SlowNote } from '#ui/SlowNote';
import { Actions, Stack } from '#ui/Stack';
import { TextArea } from '#ui/TextArea';
import { UploadParts } from '#ui/UploadParts';
import { contactMessagesCopy as copy, replyHint } from './contactMessagesCopy.ts';
import { useEntryForm } from './useEntryForm.ts';

export interface EntryFormProps {
  message: ContactMessage;
  userId: string;
}

/** Writes a reply by mail with its files, or a note of the team; its result is shown where the new entry is. */
export function EntryForm({ message, userId }: EntryFormProps) {
  const { id, email } = message;
  const form = useEntryForm(id, userId, email !== null);
  const { busy, done, isNote, setNote, failure, field, props } = form;
  const choice = email !== null && (
    <CheckField
      label={copy.note}
      hint={copy.noteHint}
      name="internal"
      value="true"
      checked={isNote}
      disabled={busy}
      onChange={({ target }) => setNote(target.checked)}
    />
  );
  return (
    <>
      {done !== null && <Alert tone="success">{done}</Alert>}
      {email === null && <CannotReply message={message} />}
      <Frame $isNote={isNote} {...props}>
        <Stack $gap={12}>
          <TextArea
            label={isNote ? copy.note : copy.yourReply}
            rows={5}
            autoComplete="off"
            {...(!isNote && email !== null && { hint: replyHint(email) })}
            {...field('body')}
            {...(!isNote && { onPaste: (event) => pasteFiles(event, form) })}
          />
          {isNote ? (
            <>
              <FailureAlert failure={failure} />
              <Row>
                {choice}
                <Actions>
                  <Button type="submit" variant="primary" busy={busy} busyLabel={copy.saving}>
                    {copy.saveNote}
                  </Button>
                </Actions>
              </Row>
              <SlowNote busy={busy} />
            </>
          ) : (
            <UploadParts
              form={form}
              submit={copy.sendReply}
              submitting={copy.sending}
              retries={false}
              sent={null}
              cancelled={copy.cancelled}
            >
              {choice}
            </UploadParts>
          )}
        </Stack>
      </Frame>
    </>
  );
}

/** Why there is no reply by mail, and what there is instead. */
function CannotReply({ message: { name, subject, phone } }: { message: ContactMessage }) {
  const chat = phoneChatHref(phone ?? '', greetingText(name, subject));
  return (
    <Alert
      tone="notice"
      action={
        chat !== null && (
          <a href={chat} target="_blank" rel="noopener noreferrer">
            {copy.openChat}
          </a>
        )
      }
    >
      {`${copy.cannotReply} ${chat === null ? copy.onlyNote : copy.noteOrChat}`}
    </Alert>
  );
}

/** A note has another frame than what is mailed. */
const Frame = styled(Card).attrs({ as: 'form' })<{ $isNote: boolean }>`
  ${({ theme, $isNote }) =>
    $isNote &&
    `border: 1px dashed ${theme.status.pending.text}; background: ${theme.status.pending.soft};`}
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[24]};
  & > :last-child {
    margin-left: auto;
  }
  ${below('sm')} {
    & > * {
      flex-basis: 100%;
    }
  }
`;

import styled from 'styled-components';
import type { ContactMessage } from '#contract/contactMessages.ts';
import { below } from '#src/theme/theme.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { CheckField } from '#ui/CheckField';
import { SlowNote } from '#ui/SlowNote';
import { Actions, Stack } from '#ui/Stack';
import { TextArea } from '#ui/TextArea';
import { contactMessagesCopy as copy, replyHint } from './contactMessagesCopy.ts';
import { useEntryForm } from './useEntryForm.ts';

/** Writes a reply by mail, or a note of the team; its result is shown where the new entry is. */
export function EntryForm({ message: { id, email } }: { message: ContactMessage }) {
  const { busy, done, isNote, setNote, failure, field, props } = useEntryForm(id);
  return (
    <>
      {done !== null && <Alert tone="success">{done}</Alert>}
      <Frame $isNote={isNote} {...props}>
        <Stack $gap={12}>
          <TextArea
            label={isNote ? copy.note : copy.yourReply}
            rows={5}
            autoComplete="off"
            {...(!isNote && { hint: replyHint(email) })}
            {...field('body')}
          />
          <FailureAlert failure={failure} />
          <Row>
            <CheckField
              label={copy.note}
              hint={copy.noteHint}
              name="internal"
              value="true"
              checked={isNote}
              disabled={busy}
              onChange={({ target }) => setNote(target.checked)}
            />
            <Actions>
              <Button
                type="submit"
                variant="primary"
                busy={busy}
                busyLabel={isNote ? copy.saving : copy.sending}
              >
                {isNote ? copy.saveNote : copy.sendReply}
              </Button>
            </Actions>
          </Row>
          <SlowNote busy={busy} />
        </Stack>
      </Frame>
    </>
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
  ${below('sm')} {
    & > * {
      flex-basis: 100%;
    }
  }
`;

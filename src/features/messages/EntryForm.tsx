import type { ContactMessage } from '#contract/messages.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { SlowNote } from '#ui/SlowNote';
import { Actions, Stack } from '#ui/Stack';
import { TextArea } from '#ui/TextArea';
import { messagesCopy as copy, replyHint } from './messagesCopy.ts';
import { useEntryForm } from './useEntryForm.ts';
import type { EntryKind } from './useEntryForm.ts';

export interface EntryFormProps {
  kind: EntryKind;
  message: ContactMessage;
}

/** A reply by mail, or a note of the team. */
export function EntryForm({ kind, message: { id, email } }: EntryFormProps) {
  const { busy, isDone, failure, field, props } = useEntryForm(kind, id);
  const isReply = kind === 'reply';
  return (
    <form {...props}>
      <Stack $gap={12}>
        <TextArea
          label={isReply ? copy.reply : copy.note}
          rows={isReply ? 6 : 3}
          autoComplete="off"
          hint={isReply ? replyHint(email) : copy.noteHint}
          {...field('body')}
        />
        <FailureAlert failure={failure} />
        {isDone && <Alert tone="success">{isReply ? copy.replied : copy.noted}</Alert>}
        <Actions>
          <Button
            type="submit"
            variant={isReply ? 'primary' : 'secondary'}
            busy={busy}
            busyLabel={isReply ? copy.sending : copy.saving}
          >
            {isReply ? copy.sendReply : copy.saveNote}
          </Button>
        </Actions>
        <SlowNote busy={busy} />
      </Stack>
    </form>
  );
}

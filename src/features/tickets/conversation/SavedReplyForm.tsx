import { useSelector } from 'react-redux';
import { SAVED_REPLY_LIMITS } from '#contract/ticketConstants.ts';
import type { NewSavedReply, SavedReply } from '#contract/tickets.ts';
import { errorText, outcomeOf } from '#src/api/apiError.ts';
import {
  useCreateSavedReplyMutation,
  useUpdateSavedReplyMutation,
} from '#src/api/conversationApi.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useRowDraft } from '#src/lib/forms/useRowDraft.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Contested } from '#ui/Contested';
import { Actions, Stack } from '#ui/Stack';
import { TextArea } from '#ui/TextArea';
import { TextField } from '#ui/TextField';
import { conversationCopy as copy } from './conversationCopy.ts';

export interface SavedReplyFormProps {
  /** The one to change; null for a new one. */
  reply: SavedReply | null;
  /** Saved, or given up. */
  onDone: () => void;
}

const schemas = lazyModule('savedReplySchemas', async () => {
  const { NewSavedReply } = await import('#contract/tickets.ts');
  return NewSavedReply.shape;
});

const empty: NewSavedReply = { title: '', body: '' };

/** A saved text's title and words. */
export function SavedReplyForm({ reply, onDone }: SavedReplyFormProps) {
  const draft = useRowDraft<NewSavedReply>(
    `savedReply.${reply?.id ?? 'new'}`,
    useSelector(selectUserId),
    reply === null ? empty : { title: reply.title, body: reply.body },
  );
  const [create] = useCreateSavedReplyMutation();
  const [update] = useUpdateSavedReplyMutation();
  const submission = useSubmission({
    async send(typed: NewSavedReply) {
      const { error } = await (reply === null
        ? create(typed)
        : draft.save(typed, (change) => update({ id: reply.id, ...change })));
      return outcomeOf(error, errorText(error, copy.saveFailed));
    },
    onDone: finish,
  });
  const { busy, failure, props, field } = useForm({
    draft,
    blank: { title: copy.blankTitle, body: copy.blankBody },
    schemas,
    submission,
  });

  function finish() {
    draft.clear();
    onDone();
  }

  const control = (name: keyof NewSavedReply) => ({
    ...field(name),
    autoComplete: 'off',
    quietError: true,
    maxLength: SAVED_REPLY_LIMITS[name],
  });

  return (
    <form {...props}>
      <Stack $gap={16}>
        <Contested draft={draft} name="title" label={copy.replyTitle}>
          <TextField label={copy.replyTitle} {...control('title')} />
        </Contested>
        <Contested draft={draft} name="body" label={copy.replyBody}>
          <TextArea
            label={copy.replyBody}
            rows={6}
            hint={copy.replyBodyHint}
            {...control('body')}
          />
        </Contested>
        <FailureAlert failure={failure} />
        <Actions>
          <Button type="submit" busy={busy} busyLabel={copy.saving}>
            {copy.save}
          </Button>
          <Button variant="quiet" onClick={finish}>
            {copy.stop}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

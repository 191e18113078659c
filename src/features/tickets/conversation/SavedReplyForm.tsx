import type { ChangeEvent, SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import type { NewSavedReply, SavedReply } from '#contract/tickets.ts';
import { errorText, failedRequestOf } from '#src/api/apiError.ts';
import {
  useCreateSavedReplyMutation,
  useUpdateSavedReplyMutation,
} from '#src/api/conversationApi.ts';
import { focusFirst } from '#src/lib/formFields.ts';
import { useDraft } from '#src/lib/useDraft.ts';
import { useSubmission } from '#src/lib/useSubmission.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
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

/** As the contract has it; more cannot be typed. */
const TITLE_LENGTH = 100;
const BODY_LENGTH = 5000;

const empty: NewSavedReply = { title: '', body: '' };

/** A saved text's title and words. */
export function SavedReplyForm({ reply, onDone }: SavedReplyFormProps) {
  const draft = useDraft<NewSavedReply>(
    `savedReply.${reply?.id ?? 'new'}`,
    useSelector(selectUserId),
    reply ?? empty,
  );
  const [create] = useCreateSavedReplyMutation();
  const [update] = useUpdateSavedReplyMutation();
  const { busy, failure, submit } = useSubmission<NewSavedReply>({
    check({ title, body }) {
      if (title.trim() === '') return { message: copy.blankTitle, fields: ['title'] };
      if (body.trim() === '') return { message: copy.blankBody, fields: ['body'] };
      return null;
    },
    async send({ title, body }) {
      const typed = { title: title.trim(), body: body.trim() };
      const { error } = await (reply === null ? create(typed) : update({ id: reply.id, ...typed }));
      if (error === undefined) return { ok: true };
      return {
        ok: false,
        message: errorText(error, copy.saveFailed),
        reason: 'refused',
        failedRequest: failedRequestOf(error),
      };
    },
  });

  function finish() {
    draft.clear();
    onDone();
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const after = await submit(draft.values);
    if (after.status === 'failed') focusFirst(form, after.fields);
    if (after.status === 'done') finish();
  }

  const control = (name: keyof NewSavedReply) => ({
    name,
    autoComplete: 'off',
    quietError: true,
    error: failure?.fields.includes(name) === true ? failure.message : undefined,
    value: draft.values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      draft.setField(name, target.value),
  });

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack $gap={16}>
        <TextField label={copy.replyTitle} maxLength={TITLE_LENGTH} {...control('title')} />
        <TextArea
          label={copy.replyBody}
          rows={6}
          maxLength={BODY_LENGTH}
          hint={copy.replyBodyHint}
          {...control('body')}
        />
        <FailureAlert failure={failure?.reason === 'refused' ? failure : null} />
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

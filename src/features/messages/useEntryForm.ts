import { useState } from 'react';
import { useSelector } from 'react-redux';
import { errorText, outcomeOf } from '#src/api/apiError.ts';
import { useNoteOnMessageMutation, useReplyToMessageMutation } from '#src/api/messagesApi.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { messagesCopy as copy } from './messagesCopy.ts';

/** A mail to who wrote, or a note of the team. */
export type EntryKind = 'reply' | 'note';

const empty = { body: '' };

const schemas = {
  reply: lazyModule('messageReplySchemas', async () => {
    const { NewReply } = await import('#contract/messages.ts');
    return { body: NewReply.shape.body };
  }),
  note: lazyModule('messageNoteSchemas', async () => {
    const { NewNote } = await import('#contract/messages.ts');
    return { body: NewNote.shape.body };
  }),
};

/** State of the form of a reply or a note; each message has its own drafts. */
export function useEntryForm(kind: EntryKind, id: string) {
  const isReply = kind === 'reply';
  const draft = useDraft(`message.${kind}.${id}`, useSelector(selectUserId), empty);
  const [reply] = useReplyToMessageMutation();
  const [note] = useNoteOnMessageMutation();
  const [isDone, setDone] = useState(false);
  const submission = useSubmission({
    async send({ body }: typeof empty) {
      setDone(false);
      const { error } = await (isReply ? reply : note)({ id, body });
      return outcomeOf(error, errorText(error, isReply ? copy.replyFailed : copy.noteFailed));
    },
    onDone({ body }) {
      // Text typed in the meantime stays.
      draft.update((now) => (now.body.trim() === body ? empty : now));
      setDone(true);
    },
    stays: true,
  });
  const form = useForm({
    draft,
    blank: { body: isReply ? copy.replyBlank : copy.noteBlank },
    schemas: schemas[kind],
    submission,
  });
  return { ...form, isDone: isDone && form.error === null };
}

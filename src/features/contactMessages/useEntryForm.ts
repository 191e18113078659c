import { useState } from 'react';
import { useSelector } from 'react-redux';
import { errorText, outcomeOf } from '#src/api/apiError.ts';
import {
  useNoteOnContactMessageMutation,
  useReplyToContactMessageMutation,
} from '#src/api/contactMessagesApi.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { contactMessagesCopy as copy } from './contactMessagesCopy.ts';

/** `internal` is 'true' for a note that only the team sees. */
const empty = { body: '', internal: '' };

const replySchemas = lazyModule('messageReplySchemas', async () => {
  const { NewContactReply } = await import('#contract/contactMessages.ts');
  return { body: NewContactReply.shape.body };
});

const noteSchemas = lazyModule('messageNoteSchemas', async () => {
  const { NewContactNote } = await import('#contract/contactMessages.ts');
  return { body: NewContactNote.shape.body };
});

/** State of the form of a reply or a note; each message has its own draft. */
export function useEntryForm(id: string) {
  const draft = useDraft(`message.entry.${id}`, useSelector(selectUserId), empty);
  const isNote = draft.values.internal === 'true';
  const [reply] = useReplyToContactMessageMutation();
  const [note] = useNoteOnContactMessageMutation();
  const [done, setDone] = useState<string | null>(null);
  const submission = useSubmission({
    async send({ body, internal }: typeof empty) {
      setDone(null);
      const { error } = await (internal === 'true' ? note : reply)({ id, body });
      const failed = internal === 'true' ? copy.noteFailed : copy.replyFailed;
      return outcomeOf(error, errorText(error, failed));
    },
    onDone({ body, internal }) {
      // Text typed in the meantime stays.
      draft.update((now) => (now.body.trim() === body ? empty : now));
      setDone(internal === 'true' ? copy.noted : copy.replied);
    },
    stays: true,
  });
  const form = useForm({
    draft,
    blank: { body: isNote ? copy.noteBlank : copy.replyBlank },
    schemas: isNote ? noteSchemas : replySchemas,
    submission,
  });
  return {
    ...form,
    isNote,
    setNote(value: boolean) {
      form.clearError();
      draft.setField('internal', value ? 'true' : '');
    },
    /** The confirmation of the last entry. */
    done: form.error === null ? done : null,
  };
}

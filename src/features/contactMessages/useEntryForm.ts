import { useState } from 'react';
import { MAX_MAIL_BYTES } from '#contract/fileRules.ts';
import {
  useNoteOnContactMessageMutation,
  useReplyToContactMessageMutation,
} from '#src/api/contactMessagesApi.ts';
import { errorText } from '#src/api/apiError.ts';
import { useUploadForm } from '#src/api/useUploadForm.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
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

/**
 * State of the form of a reply, with its files, or of a note; each message has its own draft.
 *
 * @param canReply whether the sender has an address; without one there are notes alone
 */
export function useEntryForm(id: string, userId: string, canReply: boolean) {
  const name = `message.entry.${id}`;
  const { values, setField } = useDraft(name, userId, empty);
  const isNote = !canReply || values.internal === 'true';
  const [reply] = useReplyToContactMessageMutation();
  const [note] = useNoteOnContactMessageMutation();
  const [done, setDone] = useState<string | null>(null);
  const { error, clearError, ...form } = useUploadForm({
    name,
    userId,
    initial: empty,
    blank: { body: isNote ? copy.noteBlank : copy.replyBlank },
    schemas: isNote ? noteSchemas : replySchemas,
    takesFiles: () => !isNote,
    maxBytes: MAX_MAIL_BYTES,
    send({ body }, files, onProgress) {
      setDone(null);
      return isNote ? note({ id, body }) : reply({ id, body, files, onProgress });
    },
    failed: (failure) => errorText(failure, isNote ? copy.noteFailed : copy.replyFailed),
    cancelled: copy.cancelled,
    onSent: () => setDone(isNote ? copy.noted : copy.replied),
  });
  return {
    ...form,
    isNote,
    setNote(value: boolean) {
      clearError();
      setField('internal', value ? 'true' : '');
    },
    /** The confirmation of the last entry. */
    done: error === null ? done : null,
  };
}

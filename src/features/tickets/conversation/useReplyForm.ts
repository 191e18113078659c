import { useLayoutEffect, useRef, useState } from 'react';
import { errorText, outcomeOf } from '#src/api/apiError.ts';
import { useReplyToTicketMutation } from '#src/api/conversationApi.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { conversationCopy as copy } from './conversationCopy.ts';
import { useChosenFiles } from './useChosenFiles.ts';

/** `internal` is 'true' for a note that only the team sees. */
const noReply = { body: '', internal: '' };

const schemas = lazyModule('replySchemas', async () => {
  const { NewMessage } = await import('#contract/tickets.ts');
  return { body: NewMessage.shape.body };
});

/** The form of a reply. Its text survives errors and reloads; its files survive errors and closed rows. */
export function useReplyForm(ticketId: string, userId: string) {
  const draft = useDraft(`ticketReply.${ticketId}`, userId, noReply);
  const { files, refused, attach, detach } = useChosenFiles(ticketId, userId);
  const [share, setShare] = useState(0);
  const [sent, setSent] = useState<string | null>(null);
  const running = useRef<{ abort: () => void } | null>(null);
  // A submit first waits for the schemas, and then sends the files chosen by that time.
  const latestFiles = useRef(files);
  useLayoutEffect(() => {
    latestFiles.current = files;
  });
  const sentFiles = useRef(files);
  const [reply] = useReplyToTicketMutation();
  const submission = useSubmission({
    async send({ body, internal }: typeof noReply) {
      setSent(null);
      setShare(0);
      sentFiles.current = latestFiles.current;
      const request = reply({
        ...{ ticketId, files: sentFiles.current, body, onProgress: setShare },
        ...(internal === 'true' && { internal: true }),
      });
      running.current = request;
      const { error } = await request;
      running.current = null;
      const isCancelled = (error as { name?: unknown } | undefined)?.name === 'AbortError';
      return outcomeOf(error, isCancelled ? copy.cancelled : errorText(error, copy.sendFailed));
    },
    onDone({ body, internal }) {
      // Text typed and files attached in the meantime stay.
      draft.update((now) => (now.body.trim() === body ? noReply : now));
      detach(sentFiles.current);
      setSent(internal === 'true' ? copy.noteSaved : copy.sent);
    },
    stays: true,
  });
  const { busy, failure, props, field } = useForm({
    draft,
    blank: { body: copy.blank },
    schemas,
    submission,
  });
  const isCancelled = failure?.message === copy.cancelled;

  return {
    props,
    field,
    values: draft.values,
    setField: draft.setField,
    files,
    refused,
    attach,
    detach: (file: File) => detach([file]),
    busy,
    /** Uploaded share of the files, 0 to 1. */
    share,
    cancel: () => running.current?.abort(),
    /** Why the last request failed. */
    failure: isCancelled ? null : failure,
    isCancelled,
    /** The confirmation of the last message. */
    sent,
  };
}

export type ReplyFormState = ReturnType<typeof useReplyForm>;

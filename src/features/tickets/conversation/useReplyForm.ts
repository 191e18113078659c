import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { MESSAGE_LENGTH } from '#contract/ticketConstants.ts';
import { errorText, failedRequestOf } from '#src/api/apiError.ts';
import { useReplyToTicketMutation } from '#src/api/conversationApi.ts';
import { focusFirst } from '#src/lib/formFields.ts';
import type { Objection } from '#src/lib/submissionMachine.ts';
import { useDraft } from '#src/lib/useDraft.ts';
import { useSubmission } from '#src/lib/useSubmission.ts';
import { conversationCopy as copy, tooLongText } from './conversationCopy.ts';
import { chooseFiles } from './fileRules.ts';

interface ReplyValues {
  body: string;
  /** 'true' for a note that only the team sees. */
  internal: string;
}

const noReply: ReplyValues = { body: '', internal: '' };

/** Typing and sending a reply. Its text outlives whatever goes wrong, a reload too; its files all but that. */
export function useReplyForm(ticketId: string, userId: string) {
  const draft = useDraft(`ticketReply.${ticketId}`, userId, noReply);
  const [{ files, refused }, setChoice] = useState(chooseFiles([], []));
  const [share, setShare] = useState(0);
  const [sent, setSent] = useState<string | null>(null);
  const running = useRef<{ abort: () => void } | null>(null);
  const [reply] = useReplyToTicketMutation();
  const { busy, failure, submit, reopen } = useSubmission<ReplyValues>({
    check: checkReply,
    async send({ body, internal }) {
      setShare(0);
      const request = reply({
        ...{ ticketId, files, body: body.trim(), onProgress: setShare },
        ...(internal === 'true' && { internal: true }),
      });
      running.current = request;
      const { error } = await request;
      running.current = null;
      if (error === undefined) return { ok: true };
      const isCancelled = (error as { name?: unknown }).name === 'AbortError';
      return {
        ok: false,
        message: isCancelled ? copy.cancelled : errorText(error, copy.sendFailed),
        reason: isCancelled ? 'cancelled' : 'refused',
        failedRequest: failedRequestOf(error),
      };
    },
  });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = draft.values;
    // The second click of two, where the answer to the first was quicker.
    if (sent !== null && values.body === '' && files.length === 0) return;
    setSent(null);
    const after = await submit(values);
    if (after.status === 'failed') focusFirst(form, after.fields);
    if (after.status !== 'done') return;
    // What was typed meanwhile stays.
    draft.update((now) => (now.body === values.body ? noReply : now));
    setChoice(chooseFiles([], []));
    reopen();
    setSent(values.internal === 'true' ? copy.noteSaved : copy.sent);
  }

  return {
    values: draft.values,
    setField: draft.setField,
    files,
    refused,
    attach: (more: readonly File[]) => setChoice(chooseFiles(files, more)),
    detach: (file: File) =>
      setChoice(
        chooseFiles(
          files.filter((one) => one !== file),
          [],
        ),
      ),
    busy,
    /** Of the files under way, 0 to 1. */
    share,
    cancel: () => running.current?.abort(),
    /** What is wrong with the text. */
    objection: failure?.fields.length ? failure.message : undefined,
    /** Why it was not sent. */
    refusal: failure?.reason === 'refused' ? failure : null,
    isCancelled: failure?.reason === 'cancelled',
    /** What is said of the one that was sent last. */
    sent,
    handleSubmit,
  };
}

export type ReplyFormState = ReturnType<typeof useReplyForm>;

function checkReply({ body }: ReplyValues): Objection<keyof ReplyValues> | null {
  const text = body.trim();
  if (text === '') return { message: copy.blank, fields: ['body'] };
  if (text.length > MESSAGE_LENGTH) {
    return { message: tooLongText(text.length), fields: ['body'] };
  }
  return null;
}

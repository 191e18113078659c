import { useLayoutEffect, useRef, useState } from 'react';
import { useChosenFiles } from '#src/lib/files/useChosenFiles.ts';
import type { DraftFields } from '#src/lib/forms/useDraft.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import type { FormOptions } from '#src/lib/forms/useForm.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { errorText, outcomeOf } from './apiError.ts';

/** A running request that can be aborted, as RTK Query's mutation triggers return. */
type Upload = PromiseLike<{ error?: unknown }> & { abort: () => void };

export interface UploadFormOptions<Values extends DraftFields<Values>> extends Pick<
  FormOptions<Values, never>,
  'blank' | 'schemas'
> {
  /** The draft's name; it also identifies the chosen files. */
  name: string;
  userId: string;
  /** The empty values; a constant. */
  initial: Values;
  send: (values: Values, files: readonly File[], onProgress: (share: number) => void) => Upload;
  failed: string;
  cancelled: string;
  onSent: (values: Values) => void;
}

/**
 * A form with text and files. The text survives errors and reloads, the files survive errors and unmounting. Text
 * typed and files attached while a request runs stay.
 */
export function useUploadForm<Values extends DraftFields<Values>>({
  name,
  userId,
  initial,
  send,
  failed,
  cancelled,
  onSent,
  ...rules
}: UploadFormOptions<Values>) {
  const draft = useDraft(name, userId, initial);
  const { files, refused, attach, detach } = useChosenFiles(`${userId} ${name}`);
  const [share, setShare] = useState(0);
  const running = useRef<Upload | null>(null);
  // A submit that waits for the schemas sends the files chosen by then.
  const latestFiles = useRef(files);
  useLayoutEffect(() => {
    latestFiles.current = files;
  });
  const sentFiles = useRef(files);
  const submission = useSubmission({
    async send(values: Values) {
      setShare(0);
      sentFiles.current = latestFiles.current;
      running.current = send(values, sentFiles.current, setShare);
      const { error } = await running.current;
      running.current = null;
      const isCancelled = (error as { name?: unknown } | undefined)?.name === 'AbortError';
      return outcomeOf(error, isCancelled ? cancelled : errorText(error, failed));
    },
    onDone(values) {
      draft.update((now) => (isSameText(now, values) ? initial : now));
      detach(sentFiles.current);
      onSent(values);
    },
    stays: true,
  });
  const { busy, failure, props, field } = useForm<Values>({
    draft,
    ...rules,
    submission: { ...submission, submit: (values) => submission.submit(values as Values) },
  });
  const isCancelled = failure?.message === cancelled;
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
  };
}

function isSameText(now: object, sent: object): boolean {
  const textOf = (values: object) =>
    JSON.stringify(Object.values(values).map((text) => String(text).trim()));
  return textOf(now) === textOf(sent);
}

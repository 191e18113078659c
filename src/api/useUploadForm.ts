import { useLayoutEffect, useRef, useState } from 'react';
import { useChosenFiles } from '#src/lib/files/useChosenFiles.ts';
import type { DraftFields } from '#src/lib/forms/useDraft.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import type { FormOptions } from '#src/lib/forms/useForm.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { errorText, outcomeOf } from './apiError.ts';

const none: readonly File[] = [];

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
  /** What is said of a failure: the server's message or this text, or what the function makes of it. */
  failed: string | ((error: unknown, files: readonly File[]) => string);
  cancelled: string;
  /** Whether the files go with these values; they stay chosen otherwise. */
  takesFiles?: (values: Values) => boolean;
  /** What all files together may weigh, in bytes; as much as a message by default. */
  maxBytes?: number;
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
  takesFiles,
  maxBytes,
  onSent,
  ...rules
}: UploadFormOptions<Values>) {
  const draft = useDraft(name, userId, initial);
  const { files, refused, attach, detach } = useChosenFiles(`${userId} ${name}`, maxBytes);
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
      sentFiles.current = takesFiles?.(values) === false ? none : latestFiles.current;
      running.current = send(values, sentFiles.current, setShare);
      const { error } = await running.current;
      running.current = null;
      const isCancelled = (error as { name?: unknown } | undefined)?.name === 'AbortError';
      const text = () =>
        typeof failed === 'string' ? errorText(error, failed) : failed(error, sentFiles.current);
      return outcomeOf(error, isCancelled ? cancelled : text());
    },
    onDone(values) {
      draft.update((now) => (isSameText(now, values) ? initial : now));
      detach(sentFiles.current);
      onSent(values);
    },
    stays: true,
  });
  const { busy, failure, error, clearError, props, field } = useForm<Values>({
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
    maxBytes,
    attach,
    detach: (file: File) => detach([file]),
    /** Removes text and files. */
    clear() {
      draft.clear();
      detach(files);
    },
    busy,
    /** Uploaded share of the files, 0 to 1. */
    share,
    cancel: () => running.current?.abort(),
    /** Why the last request failed. */
    failure: isCancelled ? null : failure,
    isCancelled,
    /** What is wrong with the fields. */
    error,
    /** Removes the errors of the fields. */
    clearError,
  };
}

function isSameText(now: object, sent: object): boolean {
  const textOf = (values: object) =>
    JSON.stringify(Object.values(values).map((text) => String(text).trim()));
  return textOf(now) === textOf(sent);
}

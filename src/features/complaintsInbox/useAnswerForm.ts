import { useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import type { Complaint } from '#contract/complaints.ts';
import { errorText, failedRequestOf } from '#src/api/apiError.ts';
import { useAnswerComplaintMutation } from '#src/api/complaintsApi.ts';
import { focusFirst } from '#src/lib/formFields.ts';
import { useDraft } from '#src/lib/useDraft.ts';
import { useSubmission } from '#src/lib/useSubmission.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { checkAnswer, noAnswer, toAnswer } from './answerRules.ts';
import type { AnswerValues } from './answerRules.ts';
import { dayIn } from './dueState.ts';
import { inboxCopy } from './inboxCopy.ts';

/** Typing and sending an answer. Its draft is the complaint's own and outlives whatever goes wrong. */
export function useAnswerForm({ id, filedAt }: Complaint) {
  const draft = useDraft(`complaintAnswer.${id}`, useSelector(selectUserId), noAnswer);
  const [answer] = useAnswerComplaintMutation();
  const [isAnswered, setAnswered] = useState(false);
  const days = { from: dayIn(new Date(filedAt)), to: dayIn(new Date()) };
  const { busy, failure, submit, reopen } = useSubmission<AnswerValues>({
    check: (values) => checkAnswer(values, days),
    async send(values) {
      const { error } = await answer({ complaintId: id, ...toAnswer(values) });
      if (error === undefined) return { ok: true };
      return {
        ok: false,
        message: errorText(error, inboxCopy.failed),
        reason: 'refused',
        failedRequest: failedRequestOf(error),
      };
    },
  });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // The second click of two, where the answer to the first was quicker.
    if (isAnswered && Object.values(draft.values).every((value) => value === '')) return;
    setAnswered(false);
    const after = await submit(draft.values);
    if (after.status === 'failed') focusFirst(form, after.fields);
    if (after.status !== 'done') return;
    draft.clear();
    reopen();
    setAnswered(true);
  }

  /** A control's name, text, error and how it changes. */
  const control = (name: keyof AnswerValues) => ({
    name,
    value: draft.values[name],
    error: failure?.fields.includes(name) === true ? failure.message : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      draft.setField(name, target.value),
  });

  return {
    busy,
    isAnswered,
    /** What the other side said when it refused. */
    refusal: failure?.fields.length === 0 ? failure : null,
    days,
    control,
    handleSubmit,
  };
}

export type AnswerControl = ReturnType<typeof useAnswerForm>['control'];

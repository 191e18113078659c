import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Complaint } from '#contract/complaints.ts';
import { errorText, outcomeOf } from '#src/api/apiError.ts';
import { useAnswerComplaintMutation } from '#src/api/complaintsApi.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { useToday } from '#src/lib/useNow.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { answerSchemas, checkSettlement, emptyAnswer, toAnswer } from './answerRules.ts';
import type { AnswerValues } from './answerRules.ts';
import { dayIn } from './dueState.ts';
import { inboxCopy } from './inboxCopy.ts';

/** State of the answer form; each complaint has its own draft. */
export function useAnswerForm({ id, filedAt, answers }: Complaint) {
  const draft = useDraft(`complaintAnswer.${id}`, useSelector(selectUserId), emptyAnswer);
  const [answer] = useAnswerComplaintMutation();
  const [isAnswered, setAnswered] = useState(false);
  // The form for a later answer is folded, unless somebody has begun to write.
  const [isOpen, setOpen] = useState(Object.values(draft.values).some(Boolean));
  const days = { from: dayIn(new Date(filedAt)), to: useToday() };
  const submission = useSubmission({
    async send(values: AnswerValues) {
      setAnswered(false);
      const { error } = await answer({ complaintId: id, ...toAnswer(values) });
      return outcomeOf(error, errorText(error, inboxCopy.failed));
    },
    onDone() {
      draft.clear();
      setAnswered(true);
      setOpen(false);
    },
    stays: true,
  });
  const form = useForm({
    draft,
    blank: { text: inboxCopy.blank },
    check: (values) => checkSettlement(values, days),
    schemas: answerSchemas,
    submission,
  });
  return {
    ...form,
    days,
    isAnswered: isAnswered && form.error === null,
    isFolded: answers.length > 0 && !isOpen,
    unfold() {
      setAnswered(false);
      setOpen(true);
    },
  };
}

export type AnswerControl = ReturnType<typeof useAnswerForm>['field'];

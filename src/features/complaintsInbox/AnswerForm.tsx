import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import type { Complaint } from '#contract/complaints.ts';
import { errorText } from '#src/api/apiError.ts';
import { useAnswerComplaintMutation } from '#src/api/complaintsApi.ts';
import { focusFirst } from '#src/lib/formFields.ts';
import { useDraft } from '#src/lib/useDraft.ts';
import { useSubmission } from '#src/lib/useSubmission.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { TextArea } from '#ui/TextArea';
import { checkAnswer } from './answerRules.ts';
import type { AnswerValues } from './answerRules.ts';
import { answerHint, inboxCopy as copy } from './inboxCopy.ts';

export interface AnswerFormProps {
  complaint: Complaint;
  onAnswered: () => void;
}

const nothing: AnswerValues = { text: '' };

/** An answer, or what completes one. Its draft is the complaint's own and outlives whatever goes wrong. */
export function AnswerForm({ complaint: { id, email, answers }, onAnswered }: AnswerFormProps) {
  const draft = useDraft(`complaintAnswer.${id}`, useSelector(selectUserId), nothing);
  const [answer] = useAnswerComplaintMutation();
  const [isAnswered, setAnswered] = useState(false);
  const { busy, failure, submit, reopen } = useSubmission<AnswerValues>({
    check: checkAnswer,
    async send({ text }) {
      const { error } = await answer({ complaintId: id, text: text.trim() });
      if (error === undefined) return { ok: true };
      return { ok: false, message: errorText(error, copy.failed), reason: 'refused' };
    },
  });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // The second click of two, where the answer to the first was quicker.
    if (isAnswered && draft.values.text === '') return;
    setAnswered(false);
    const after = await submit(draft.values);
    if (after.status === 'failed') focusFirst(form, after.fields);
    if (after.status !== 'done') return;
    draft.clear();
    reopen();
    setAnswered(true);
    onAnswered();
  }

  const isFirst = answers.length === 0;
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack $gap={16}>
        <TextArea
          label={isFirst ? copy.answer : copy.laterAnswer}
          name="text"
          rows={6}
          autoComplete="off"
          hint={answerHint(email)}
          error={failure?.fields.length === 1 ? failure.message : undefined}
          value={draft.values.text}
          onChange={({ target }) => draft.setField('text', target.value)}
        />
        {failure?.fields.length === 0 && <Alert tone="error">{failure.message}</Alert>}
        {isAnswered && <Alert tone="success">{copy.answered}</Alert>}
        <div>
          <Button type="submit" busy={busy} busyLabel={copy.sending}>
            {isFirst ? copy.send : copy.sendLater}
          </Button>
        </div>
        <SlowNote busy={busy} />
      </Stack>
    </form>
  );
}

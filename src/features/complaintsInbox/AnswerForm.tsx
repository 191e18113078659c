import type { Complaint } from '#contract/complaints.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { TextArea } from '#ui/TextArea';
import { answerHint, inboxCopy as copy } from './inboxCopy.ts';
import { SettlementFields } from './SettlementFields.tsx';
import { useAnswerForm } from './useAnswerForm.ts';

export interface AnswerFormProps {
  complaint: Complaint;
}

/** Form for an answer or an addition to one, with an optional settlement. */
export function AnswerForm({ complaint }: AnswerFormProps) {
  const { busy, isAnswered, isFolded, unfold, failure, days, field, props } =
    useAnswerForm(complaint);
  const isFirst = complaint.answers.length === 0;
  if (isFolded) {
    return (
      <Stack $gap={16}>
        {isAnswered && <Alert tone="success">{copy.answered}</Alert>}
        <div>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- for the focus of the button that sent the answer */}
          <Button autoFocus={isAnswered} onClick={unfold}>
            {copy.laterAnswer}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <form {...props}>
      <Stack $gap={16}>
        <TextArea
          label={isFirst ? copy.answer : copy.laterAnswer}
          rows={6}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just unfolded the form
          autoFocus={!isFirst}
          autoComplete="off"
          hint={answerHint(complaint.email)}
          {...field('text')}
        />
        <SettlementFields control={field} {...days} />
        <FailureAlert failure={failure} />
        <div>
          <Button type="submit" variant="primary" busy={busy} busyLabel={copy.sending}>
            {isFirst ? copy.send : copy.sendLater}
          </Button>
        </div>
        <SlowNote busy={busy} />
      </Stack>
    </form>
  );
}

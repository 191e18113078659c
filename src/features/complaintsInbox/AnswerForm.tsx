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
  const { busy, isAnswered, failure, days, field, props } = useAnswerForm(complaint);
  const isFirst = complaint.answers.length === 0;
  return (
    <form {...props}>
      <Stack $gap={16}>
        <TextArea
          label={isFirst ? copy.answer : copy.laterAnswer}
          rows={6}
          autoComplete="off"
          hint={answerHint(complaint.email)}
          {...field('text')}
        />
        <SettlementFields control={field} {...days} />
        <FailureAlert failure={failure} />
        {isAnswered && <Alert tone="success">{copy.answered}</Alert>}
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

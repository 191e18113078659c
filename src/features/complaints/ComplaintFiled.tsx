import { dayInLima, dayText } from '#src/lib/calendar.ts';
import { Button } from '#ui/Button';
import { Facts } from '#ui/Facts';
import { Outcome } from '#ui/Outcome';
import { Cluster } from '#ui/Stack';
import { Text } from '#ui/Text';
import { Help } from './ComplaintForm.styles.ts';
import { OnScreen, Receipt } from './ComplaintsBook.styles.ts';
import { complaintsCopy as copy, doneText } from './complaintsCopy.ts';
import { Sheet } from './Sheet.tsx';
import type { FiledComplaint } from './useComplaintForm.ts';

export interface ComplaintFiledProps {
  filed: FiledComplaint;
  /** Back to an empty form. */
  onAnother: () => void;
}

/** 'Reclamación Enviada' in the form's place (COMPLAINT-3): its code, its dates, and the sheet to print. */
export function ComplaintFiled({ filed: { complaint, receipt }, onAnother }: ComplaintFiledProps) {
  const { code, filedAt, dueDate } = receipt;
  const facts = [
    [copy.code, code],
    [copy.filedAt, filedAt && dayInLima(filedAt)],
    [copy.dueDate, dueDate && dayText(dueDate)],
  ].filter((fact): fact is [string, string] => fact[1] !== undefined);
  return (
    <Receipt>
      <Outcome tone="success" title={copy.doneTitle} text={doneText(complaint.type)}>
        {facts.length > 0 && <Facts facts={facts} />}
        {code !== undefined && <Text $quiet>{copy.keep}</Text>}
        <OnScreen>
          <Cluster $gap={12}>
            <Button variant="primary" onClick={() => window.print()}>
              {copy.print}
            </Button>
            <Button onClick={onAnother}>{copy.another}</Button>
          </Cluster>
        </OnScreen>
      </Outcome>
      <div>
        <Sheet complaint={complaint} />
      </div>
      <Help>{copy.rights}</Help>
    </Receipt>
  );
}

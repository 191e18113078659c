import { Link } from 'react-router-dom';
import { dayText } from '#src/lib/calendar.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#ui/Button';
import { Outcome } from '#ui/Outcome';
import { Heading } from '#ui/Heading';
import { Cluster, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { OnPaper, Receipt, ToKeep } from './ComplaintFiled.styles.ts';
import { Help, Part } from './ComplaintForm.styles.ts';
import { OfAllCalls, OnScreen } from './ComplaintsBook.styles.ts';
import { complaintsCopy as copy, doneText } from './complaintsCopy.ts';
import { paperType } from './paperType.ts';
import { Sheet } from './Sheet.tsx';
import type { FiledComplaint } from './useComplaintForm.ts';

export interface ComplaintFiledProps {
  filed: FiledComplaint;
  /** Shows an empty form. */
  onAnother: () => void;
}

/** 'Reclamación Enviada', which replaces the form: the code, the deadline and the sheet to print. */
export function ComplaintFiled({ filed: { complaint, receipt }, onAnother }: ComplaintFiledProps) {
  return (
    <Receipt style={{ '--paper-type': `${paperType(complaint)}px` }}>
      <OnPaper>
        <Heading $look="section">{copy.sheet}</Heading>
      </OnPaper>
      <Outcome tone="success" title={copy.doneTitle} text={doneText(complaint.type)}>
        {receipt !== null && (
          <ToKeep>
            <div>
              <dt>{copy.code}</dt>
              <dd>{receipt.code}</dd>
            </div>
            <div>
              <dt>{copy.dueDate}</dt>
              <dd>{dayText(receipt.dueDate)}</dd>
            </div>
          </ToKeep>
        )}
        <OnScreen>
          <Stack $gap={24}>
            {receipt !== null && (
              <OfAllCalls>
                <Text $quiet>
                  {copy.keep} <Link to={paths.complaintStatus}>{copy.keepLink}</Link>.
                </Text>
              </OfAllCalls>
            )}
            <Cluster $gap={12}>
              <Button variant="primary" onClick={() => window.print()}>
                {copy.print}
              </Button>
              <Button onClick={onAnother}>{copy.another}</Button>
            </Cluster>
          </Stack>
        </OnScreen>
      </Outcome>
      <div>
        <Sheet complaint={complaint} />
      </div>
      <OnPaper>
        <Part>
          <Heading $look="section">{copy.actions}</Heading>
          <p>{copy.promise}</p>
        </Part>
        {Object.values(copy.types).map(({ name, definition }) => (
          <Help key={name}>
            {name}: {definition}
          </Help>
        ))}
      </OnPaper>
      <Help>{copy.rights}</Help>
    </Receipt>
  );
}

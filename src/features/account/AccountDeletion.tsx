import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { afterBusinessDays } from '#contract/businessDays.ts';
import { limaDay } from '#contract/limaTime.ts';
import { weekday } from '#contract/weekday.ts';
import { useCreateTicketMutation } from '#src/api/api.ts';
import { useRows } from '#src/api/useRows.ts';
import { errorText, outcomeOf } from '#src/api/apiError.ts';
import { dayText } from '#src/lib/calendar.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { useToday } from '#src/lib/useNow.ts';
import { paths, ticketPath } from '#src/lib/paths.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button, ButtonLink, DangerButton } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { SlowNote } from '#ui/SlowNote';
import { Actions, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { accountCopy as copy } from './accountCopy.ts';
import { DataDownload } from './DataDownload.tsx';

/** Business days in which a request is answered (ley 29733; D.S. 016-2024-JUS). */
const DAYS_TO_ANSWER = 10;

/**
 * Asks the agency to delete the account, as a ticket: there the team answers, and the request has its thread, mails and
 * history (docs/adr/0042).
 *
 * @param id the person's: staff's lists have the tickets of others too
 * @param opensTickets ticket managers answer tickets and open none: they write a mail
 */
export function AccountDeletion({ id, opensTickets }: { id: string; opensTickets: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const { rows } = useRows(
    'tickets',
    useMemo(() => ({ client: id }), [id]),
  );
  const open = rows.find(
    ({ subject, status }) => subject === copy.deletionSubject && status !== 'Cerrado',
  );
  if (open) {
    return (
      <Stack $gap={16}>
        <Alert tone="notice">
          {copy.deletionAsked(answerDay(limaDay(new Date(open.createdAt))))}
        </Alert>
        <div>
          <ButtonLink to={open.id ? ticketPath(open.id) : paths.support}>
            {copy.toTickets}
          </ButtonLink>
        </div>
      </Stack>
    );
  }
  if (!opensTickets) return <Text>{copy.deletionByMail}</Text>;
  return (
    <div>
      <DangerButton onClick={() => setAsking(true)}>{copy.deletion}</DangerButton>
      {isAsking && <DeletionDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const [create] = useCreateTicketMutation();
  const day = answerDay(useToday());
  const { busy, failure, submit } = useSubmission({
    async send() {
      const { error } = await create({
        subject: copy.deletionSubject,
        description: copy.deletionRequest(day),
      });
      return outcomeOf(error, errorText(error, copy.deletionFailed));
    },
    onDone: onClose,
  });
  return (
    <Dialog title={copy.deletion} onClose={onClose}>
      <Stack $gap={20}>
        <Effects>
          <dt>{copy.goes}</dt>
          <dd>{copy.goesText}</dd>
          <dt>{copy.stays}</dt>
          <dd>{copy.staysText}</dd>
        </Effects>
        <Stack $gap={8}>
          <Text>{copy.advice}</Text>
          <DataDownload size="small" />
        </Stack>
        <Text>{copy.answerBy(day)}</Text>
        <FailureAlert failure={failure} />
        <Actions>
          <Button onClick={onClose}>{copy.keepAccount}</Button>
          <DangerButton busy={busy} busyLabel={copy.confirming} onClick={() => submit(undefined)}>
            {copy.confirmDeletion}
          </DangerButton>
        </Actions>
        <SlowNote busy={busy} />
      </Stack>
    </Dialog>
  );
}

const Effects = styled.dl`
  & > dt {
    font: ${({ theme }) => theme.font.smallStrong};
  }
  & > dd {
    margin: ${({ theme }) => theme.space[4]} 0 0;
  }
  & > dd + dt {
    margin-top: ${({ theme }) => theme.space[16]};
  }
`;

/** The last day for the answer to a request of that calendar day: 'lunes 7 dic 2026'. */
function answerDay(askedOn: string): string {
  const day = afterBusinessDays(askedOn, DAYS_TO_ANSWER);
  return `${weekday(new Date(day))} ${dayText(day)}`;
}

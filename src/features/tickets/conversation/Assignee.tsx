import { useEffect } from 'react';
import type { PersonRef } from '#contract/people.ts';
import type { TicketDetail } from '#contract/tickets.ts';
import { unobserved } from '#src/api/api.ts';
import { useAssignTicketMutation, useListAssigneesQuery } from '#src/api/conversationApi.ts';
import { errorText } from '#src/api/apiError.ts';
import { becameText } from '#src/lib/becameText.ts';
import { leftAloneText, rollbackText } from '#src/lib/namesText.ts';
import { Button } from '#ui/Button';
import { useRowSaves } from '#ui/RowSaves';
import { Select } from '#ui/SelectField';
import { conversationCopy as copy } from './conversationCopy.ts';
import { ASSIGNEES_ID, openAssignees } from './openAssignees.ts';

function useAssign(ticket: TicketDetail) {
  const { id, subject, assigned_to: before } = ticket;
  const [assignTicket] = useAssignTicketMutation(unobserved);
  const { track } = useRowSaves();
  const nameOf = (person: PersonRef | null) => person?.full_name ?? copy.nobody;
  const undo = (assignee: PersonRef | null) => {
    const undoes = { userId: assignee?.id ?? null };
    void track(id, assignTicket({ id, assignee: before, undoes }), (error) => ({
      title: errorText(error, copy.assignFailed),
      more: leftAloneText([subject]),
    }));
  };
  return (assignee: PersonRef | null) => {
    void track(
      id,
      assignTicket({ id, assignee }),
      (error) => ({
        title: errorText(error, copy.assignFailed),
        more: rollbackText([subject]),
      }),
      () => ({
        text: becameText(copy.inCharge, nameOf(before), nameOf(assignee)),
        name: subject,
        undo: () => undo(assignee),
      }),
    );
  };
}

/** A select for the assignee; only the name if the possible assignees are unknown. */
export function AssigneeField({ ticket, isBegun }: { ticket: TicketDetail; isBegun: boolean }) {
  const { currentData } = useListAssigneesQuery();
  const assign = useAssign(ticket);
  const inCharge = ticket.assigned_to;
  const people = currentData?.people;
  const canBegin = isBegun && people !== undefined;
  useEffect(() => {
    // After the page has moved focus to its heading.
    if (canBegin) queueMicrotask(openAssignees);
  }, [canBegin]);
  if (people === undefined) return <span>{inCharge?.full_name ?? copy.nobody}</span>;
  const isKnown = inCharge === null || people.some(({ id }) => id === inCharge.id);
  return (
    <Select
      $inTable
      id={ASSIGNEES_ID}
      name="userId"
      aria-label={copy.inCharge}
      value={inCharge?.id ?? ''}
      onChange={({ target }) => assign(people.find(({ id }) => id === target.value) ?? null)}
    >
      <option value="">{copy.nobody}</option>
      {!isKnown && <option value={inCharge.id}>{inCharge.full_name}</option>}
      {people.map(({ id, full_name }) => (
        <option key={id} value={id}>
          {full_name}
        </option>
      ))}
    </Select>
  );
}

/** Puts the reader in charge. */
export function TakeButton({ ticket, user }: { ticket: TicketDetail; user: PersonRef }) {
  const assign = useAssign(ticket);
  return (
    <Button size="small" onClick={() => assign(user)}>
      {copy.take}
    </Button>
  );
}

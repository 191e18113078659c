import type { Ticket, TicketStatus } from '#contract/tickets.ts';
import { unobserved, useUpdateTicketMutation } from '#src/api/api.ts';
import { errorText } from '#src/api/apiError.ts';
import { becameText } from '#src/lib/becameText.ts';
import { leftAloneText, rollbackText } from '#src/lib/namesText.ts';
import { useRowSaves } from '#ui/RowSaves';
import type { RowChange, SaveFailure } from '#ui/RowSaves';
import { ticketsCopy } from './ticketsCopy.ts';

/** A ticket as it was before the change. */
type Edited = Pick<Ticket, 'id' | 'subject' | 'status'>;

/** Sets the status of tickets and takes that back. `set` and `undo` resolve to the error, or to undefined. */
export function useStatusEdit() {
  const [update] = useUpdateTicketMutation(unobserved);
  const { track } = useRowSaves();

  const undo = (
    { id, subject, status: before }: Edited,
    status: TicketStatus,
    isOneOfMany = false,
  ) =>
    track(id, update({ id, status: before, undoes: { status } }), (error) =>
      isOneOfMany ? null : undoFailure([error], [subject]),
    );
  const changeOf = (ticket: Edited, status: TicketStatus): RowChange => ({
    text: becameText(ticketsCopy.status, ticket.status, status),
    name: ticket.subject,
    undo: () => void undo(ticket, status),
  });

  return {
    undo,
    changeOf,
    /** @param isOneOfMany the caller reports all of them together, as for `undo` */
    set: (ticket: Edited, status: TicketStatus, isOneOfMany = false) =>
      track(
        ticket.id,
        update({ id: ticket.id, status }),
        () => (isOneOfMany ? null : updateFailure([ticket.subject])),
        () => (isOneOfMany ? null : changeOf(ticket, status)),
      ),
  };
}

/** The toast of tickets whose status was not changed. */
export function updateFailure(subjects: readonly string[]): SaveFailure {
  return { title: ticketsCopy.updateFailed, more: rollbackText(subjects) };
}

/** The toast of tickets whose change was not taken back, with the reason if it is one for all. */
export function undoFailure(errors: readonly unknown[], subjects: readonly string[]): SaveFailure {
  const [reason, ...others] = new Set(
    errors.map((error) => errorText(error, ticketsCopy.updateFailed)),
  );
  const title = others.length === 0 && reason !== undefined ? reason : ticketsCopy.undoFailed;
  return { title, more: leftAloneText(subjects) };
}

import type { Ticket, TicketStatus } from '#contract/tickets.ts';
import { unobserved, useUpdateTicketMutation } from '#src/api/api.ts';
import { errorText } from '#src/api/apiError.ts';
import { becameText } from '#src/lib/becameText.ts';
import { useRowSaves } from '#ui/RowSaves';
import type { RowChange } from '#ui/RowSaves';
import { rollbackMessage, ticketsCopy } from './ticketsCopy.ts';

/** A ticket as it was before the change. */
type Edited = Pick<Ticket, 'id' | 'subject' | 'status'>;

/** Sets the status of tickets and takes that back. `set` and `undo` resolve to the error, or to undefined. */
export function useStatusEdit() {
  const [update] = useUpdateTicketMutation(unobserved);
  const { track } = useRowSaves();

  const undo = ({ id, status: before }: Edited, status: TicketStatus) =>
    track(id, update({ id, status: before, undoes: { status } }), (error) => ({
      title: errorText(error, ticketsCopy.updateFailed),
    }));
  const changeOf = (ticket: Edited, status: TicketStatus): RowChange => ({
    text: becameText(ticketsCopy.status, ticket.status, status),
    name: ticket.subject,
    undo: () => void undo(ticket, status),
  });

  return {
    undo,
    changeOf,
    /** @param isOneOfMany the caller confirms all of them together */
    set: (ticket: Edited, status: TicketStatus, isOneOfMany = false) =>
      track(
        ticket.id,
        update({ id: ticket.id, status }),
        () => ({ title: ticketsCopy.updateFailed, more: rollbackMessage(ticket) }),
        () => (isOneOfMany ? null : changeOf(ticket, status)),
      ),
  };
}

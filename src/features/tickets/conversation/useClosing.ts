import { useSelector } from 'react-redux';
import type { TicketDetail } from '#contract/tickets.ts';
import { errorText } from '#src/api/apiError.ts';
import { useCloseTicketMutation, useReopenTicketMutation } from '#src/api/conversationApi.ts';
import { rollbackText } from '#src/lib/namesText.ts';
import { selectProfile } from '#src/session/authSlice.ts';
import { useRowSaves } from '#ui/RowSaves';
import { managesTickets } from '../managesTickets.ts';
import { useStatusEdit } from '../useStatusEdit.ts';
import { conversationCopy as copy } from './conversationCopy.ts';

/** Closes a ticket, or reopens a closed one. Its client takes that back by the same button. */
export function useClosing(ticket: TicketDetail) {
  const { id, status } = ticket;
  const [close, closing] = useCloseTicketMutation();
  const [reopen, reopening] = useReopenTicketMutation();
  const { track } = useRowSaves();
  const { changeOf } = useStatusEdit();
  const profile = useSelector(selectProfile);
  const isStaff = profile !== null && managesTickets(profile);
  const isClosed = status === 'Cerrado';
  return {
    isClosed,
    busy: closing.isLoading || reopening.isLoading,
    toggle: () =>
      void track(
        id,
        isClosed ? reopen(id) : close(id),
        (error) => ({
          title: errorText(error, isClosed ? copy.reopenFailed : copy.closeFailed),
          more: rollbackText([ticket.subject]),
        }),
        () => (isStaff ? changeOf(ticket, isClosed ? 'Abierto' : 'Cerrado') : null),
      ),
  };
}

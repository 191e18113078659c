import type { TicketDetail } from '#contract/tickets.ts';
import { errorText } from '#src/api/apiError.ts';
import { useCloseTicketMutation, useReopenTicketMutation } from '#src/api/conversationApi.ts';
import { useRowSaves } from '#ui/RowSaves';
import { rollbackMessage } from '../ticketsCopy.ts';
import { conversationCopy as copy } from './conversationCopy.ts';

/** Closes a ticket, or reopens a closed one. */
export function useClosing(ticket: TicketDetail) {
  const { id, status } = ticket;
  const [close, closing] = useCloseTicketMutation();
  const [reopen, reopening] = useReopenTicketMutation();
  const { track } = useRowSaves();
  const isClosed = status === 'Cerrado';
  return {
    isClosed,
    busy: closing.isLoading || reopening.isLoading,
    toggle: () =>
      void track(id, isClosed ? reopen(id) : close(id), (error) => ({
        title: errorText(error, isClosed ? copy.reopenFailed : copy.closeFailed),
        more: rollbackMessage(ticket),
      })),
  };
}

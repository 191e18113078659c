import { useState } from 'react';
import type { Ticket, TicketStatus } from '#contract/tickets.ts';
import { useRowSaves } from '#ui/RowSaves';
import { changedText } from '../ticketsCopy.ts';
import { useStatusEdit } from '../useStatusEdit.ts';

/** Sets the status of several tickets, one call each, with one toast that takes all of them back. */
export function useBulkStatus() {
  const { set, undo } = useStatusEdit();
  const { confirm } = useRowSaves();
  const [busy, setBusy] = useState(false);

  async function apply(tickets: readonly Ticket[], status: TicketStatus) {
    const others = tickets.filter((ticket) => ticket.status !== status);
    setBusy(true);
    const errors = await Promise.all(others.map((ticket) => set(ticket, status, true)));
    setBusy(false);
    const changed = others.filter((_ticket, index) => errors[index] === undefined);
    if (changed.length === 0) return;
    confirm({
      text: changedText(changed.length, status),
      undo: () => {
        for (const ticket of changed) void undo(ticket, status);
      },
    });
  }

  return { busy, apply };
}

export type BulkStatus = ReturnType<typeof useBulkStatus>;

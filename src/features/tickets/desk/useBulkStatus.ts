import { useState } from 'react';
import type { Ticket, TicketStatus } from '#contract/tickets.ts';
import { useRowSaves } from '#ui/RowSaves';
import type { SaveFailure } from '#ui/RowSaves';
import { changedText } from '../ticketsCopy.ts';
import { undoFailure, updateFailure, useStatusEdit } from '../useStatusEdit.ts';

/** Sets the status of several tickets, one call each, with one toast that takes all of them back. */
export function useBulkStatus() {
  const { set, undo } = useStatusEdit();
  const { confirm, refuse } = useRowSaves();
  const [busy, setBusy] = useState(false);

  /** Changes tickets together, and reports those that the server refused as one. */
  async function all(
    tickets: readonly Ticket[],
    change: (ticket: Ticket) => Promise<unknown>,
    failureOf: (errors: unknown[], subjects: string[]) => SaveFailure,
  ): Promise<Ticket[]> {
    setBusy(true);
    const errors = await Promise.all(tickets.map(change));
    setBusy(false);
    const isRefused = (_ticket: Ticket, index: number) => errors[index] !== undefined;
    const refused = tickets.filter(isRefused);
    if (refused.length > 0) {
      const reasons = errors.filter((error) => error !== undefined);
      const subjects = refused.map(({ subject }) => subject);
      refuse(
        refused.map(({ id }) => id),
        failureOf(reasons, subjects),
        reasons[0],
      );
    }
    return tickets.filter((ticket) => !refused.includes(ticket));
  }

  async function apply(tickets: readonly Ticket[], status: TicketStatus) {
    const others = tickets.filter((ticket) => ticket.status !== status);
    const setOne = (ticket: Ticket) => set(ticket, status, true);
    const changed = await all(others, setOne, (_errors, subjects) => updateFailure(subjects));
    if (changed.length === 0) return;
    confirm({
      text: changedText(changed.length, status),
      undo: () => void all(changed, (ticket) => undo(ticket, status, true), undoFailure),
    });
  }

  return { busy, apply };
}

export type BulkStatus = ReturnType<typeof useBulkStatus>;

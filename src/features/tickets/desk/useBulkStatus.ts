import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Ticket, TicketStatus } from '#contract/tickets.ts';
import { api } from '#src/api/api.ts';
import type { CallDispatch } from '#src/api/effects.ts';
import { useRowSaves } from '#ui/RowSaves';
import { rollbackMessage, ticketsCopy } from '../ticketsCopy.ts';

interface Change {
  id: string;
  subject: string;
  before: TicketStatus;
}

/** The last bulk change, until it is undone or dismissed. */
export interface Changed {
  changes: readonly Change[];
  status: TicketStatus;
}

/** Sets the status of several tickets, one call each, with undo. */
export function useBulkStatus() {
  const dispatch = useDispatch<CallDispatch>();
  const { track } = useRowSaves();
  const [changed, setChanged] = useState<Changed | null>(null);
  const [busy, setBusy] = useState(false);

  /** @returns whether it succeeded */
  async function set({ id, subject }: Change, status: TicketStatus): Promise<boolean> {
    const edit = api.endpoints.updateTicket.initiate({ id, status }, { track: false });
    const error = await track(id, dispatch(edit), () => ({
      title: ticketsCopy.updateFailed,
      more: rollbackMessage({ subject }),
    }));
    return error === undefined;
  }

  /** @returns the changes that succeeded */
  async function setAll(wanted: readonly [Change, TicketStatus][]): Promise<Change[]> {
    setBusy(true);
    const succeeded = await Promise.all(wanted.map(([change, status]) => set(change, status)));
    setBusy(false);
    return wanted.flatMap(([change], index) => (succeeded[index] === true ? [change] : []));
  }

  return {
    busy,
    changed,
    async apply(tickets: readonly Ticket[], status: TicketStatus) {
      const others = tickets.filter((ticket) => ticket.status !== status);
      const changes = await setAll(
        others.map(({ id, subject, status: before }) => [{ id, subject, before }, status]),
      );
      setChanged(changes.length === 0 ? null : { changes, status });
    },
    async undo() {
      if (changed === null) return;
      const undone = await setAll(changed.changes.map((change) => [change, change.before]));
      const left = changed.changes.filter((change) => !undone.includes(change));
      setChanged(left.length === 0 ? null : { ...changed, changes: left });
    },
    dismiss: () => setChanged(null),
  };
}

export type BulkStatus = ReturnType<typeof useBulkStatus>;

import { useMemo, useState } from 'react';
import type { Ticket, TicketStatus } from '#contract/tickets.ts';
import { useUpdateTicketMutation } from '#src/api/api.ts';
import { createSavedRows } from '#ui/SavedNote';
import type { TicketEdits } from './ticketEdits.ts';

/** A change under way renders nothing: its row shows it already. */
const silently = { selectFromResult: () => ({}) };

/**
 * Changes of status from the rows: noted when they are saved, told when they are refused.
 *
 * @param touch hears which row is worked on
 */
export function useTicketEdits(touch: (id: string) => void) {
  const [update] = useUpdateTicketMutation(silently);
  const [saved] = useState(createSavedRows);
  /** The ticket whose change was refused. */
  const [refused, setRefused] = useState<Ticket | null>(null);

  const edits = useMemo((): TicketEdits => {
    async function change(ticket: Ticket, status: TicketStatus) {
      setRefused(null);
      touch(ticket.id);
      const { error } = await update({ id: ticket.id, status });
      if (error === undefined) saved.add(ticket.id);
      else setRefused(ticket);
    }
    return { saved, choose: (ticket, status) => void change(ticket, status) };
  }, [saved, touch, update]);

  return { edits, refused, dismiss: () => setRefused(null) };
}

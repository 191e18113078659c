import type { Ticket } from '#contract/tickets.ts';
import type { Queryable } from '../../db/port.ts';

/** All tickets for admins and ticket managers, one's own for everybody else; newest first. */
export async function listTickets(tx: Queryable): Promise<Ticket[]> {
  const [row] = await tx.query<{ tickets: Ticket[] }>('select app.ticket_list() as tickets');
  if (!row) throw new Error('app.ticket_list() returned no row');
  return row.tickets;
}

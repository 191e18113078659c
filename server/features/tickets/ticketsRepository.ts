import type { NewTicket, Ticket, TicketChange } from '#contract/tickets.ts';
import type { Queryable } from '../../db/port.ts';
import { Refusal } from '../../plugins/errors.ts';

/** @param userId who raises it; row-level security lets nobody raise one for another */
export async function createTicket(
  tx: Queryable,
  userId: string,
  { subject, description }: NewTicket,
): Promise<Ticket> {
  const [created] = await tx.query<{ id: string }>(
    'insert into app.tickets (user_id, subject, description) values ($1, $2, $3) returning id',
    [userId, subject, description],
  );
  return readTicket(tx, created?.id);
}

/** @throws Refusal 404 for a ticket one may not see, or that does not exist */
export async function updateTicket(
  tx: Queryable,
  id: string,
  { status }: TicketChange,
): Promise<Ticket> {
  const [updated] = await tx.query<{ id: string }>(
    'update app.tickets set status = $2 where id = $1 returning id',
    [id, status],
  );
  return readTicket(tx, updated?.id);
}

async function readTicket(tx: Queryable, id: string | undefined): Promise<Ticket> {
  const [row] = await tx.query<{ card: Ticket }>(
    'select card from app.ticket_cards where id = $1',
    [id ?? null],
  );
  if (!row) throw new Refusal(404, 'Ese ticket no existe.');
  return row.card;
}

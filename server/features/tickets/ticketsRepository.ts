import type {
  NewMessage,
  NewSavedReply,
  SavedReplyChange,
  SavedReply,
  Ticket,
  TicketAssignment,
  TicketChange,
  TicketDetail,
  TicketEntry,
} from '#contract/tickets.ts';
import type { Queryable } from '../../db/port.ts';
import { requireOwnChange } from '../../db/takenBack.ts';
import { FORBIDDEN, Refusal, requireKnown, requireOurs } from '../../plugins/errors.ts';

const NO_TICKET = 'Ese ticket no existe.';

/**
 * Sets any status.
 *
 * @returns the ticket, and whether its status changed
 * @throws Refusal 404 if the ticket does not exist or is not visible to the caller, 409 if it undoes what somebody has
 *   changed since
 */
export async function setStatus(
  tx: Queryable,
  id: string,
  { status, undoes }: TicketChange,
): Promise<{ ticket: Ticket; changed: boolean }> {
  const before = await lockTicket(tx, id);
  if (undoes) {
    requireOurs(undoes.status === before.status);
    await requireOwnChange(tx, 'ticket', id, 'status', status);
  }
  if (before.status !== status) {
    await tx.query('update app.tickets set status = $2 where id = $1', [id, status]);
  }
  return { ticket: await readTicket(tx, id), changed: before.status !== status };
}

/**
 * Closes or reopens a ticket; does nothing if it is already in that state.
 *
 * @throws Refusal 403 if the caller works on it alone: its author, ticket managers and admins close and reopen
 */
export async function setOpen(
  tx: Queryable,
  id: string,
  open: boolean,
): Promise<{ ticket: TicketDetail; changed: boolean }> {
  const { status } = await lockTicket(tx, id);
  const [person] = await tx.query<{ closes: boolean }>(
    `select user_id = auth.uid() or app.my_role() in ('admin', 'ticket_manager') as closes
       from app.tickets where id = $1`,
    [id],
  );
  if (!person?.closes) throw new Refusal(403, FORBIDDEN);
  const changed = open === (status === 'Cerrado');
  if (changed) await setStatus(tx, id, { status: open ? 'Abierto' : 'Cerrado' });
  return { ticket: await readDetail(tx, id), changed };
}

/**
 * Assigns or unassigns a ticket. Locks the assignee's row before the ticket's, in the order of a rename, to avoid a
 * deadlock.
 *
 * @throws Refusal 422 for somebody who is not active staff, 409 if it undoes what somebody has changed since
 */
export async function assignTicket(
  tx: Queryable,
  id: string,
  { userId, undoes }: TicketAssignment,
): Promise<{ ticket: TicketDetail; changed: boolean }> {
  if (userId !== null) {
    const [row] = await tx.query<{ fits: boolean }>('select app.lock_assignee($1) as fits', [
      userId,
    ]);
    if (!row?.fits) throw new Refusal(422, 'Elige a una persona activa del equipo.');
  }
  const before = await lockTicket(tx, id);
  if (undoes) {
    requireOurs(undoes.userId === before.assigned_to);
    await requireOwnChange(tx, 'ticket', id, 'assigned_to', userId);
  }
  const changed = before.assigned_to !== userId;
  if (changed) {
    await tx.query('update app.tickets set assigned_to = $2 where id = $1', [id, userId]);
  }
  return { ticket: await readDetail(tx, id), changed };
}

/**
 * Writes a message, or a note.
 *
 * @returns the row's id
 * @throws Refusal 404 if the ticket is not visible to the caller, 403 if they may not write internal notes
 */
export async function writeMessage(
  tx: Queryable,
  ticketId: string,
  { body, internal = false }: NewMessage,
): Promise<string> {
  await lockTicket(tx, ticketId);
  const [person] = await tx.query<{ sees_notes: boolean }>(
    'select app.sees_notes($1) as sees_notes',
    [ticketId],
  );
  if (internal && !person?.sees_notes) throw new Refusal(403, FORBIDDEN);
  const [written] = await tx.query<{ id: string }>(
    `insert into app.ticket_messages (ticket_id, internal, body) values ($1, $2, $3) returning id`,
    [ticketId, internal, body],
  );
  if (!written) throw new Error('the message was not written');
  return written.id;
}

export async function readMessage(tx: Queryable, id: string): Promise<TicketEntry> {
  const [row] = await tx.query<{ card: TicketEntry }>(
    'select card from app.message_cards where id = $1',
    [id],
  );
  if (!row) throw new Error('the message is not there');
  return row.card;
}

/** @throws Refusal 404 if the ticket is not visible to the caller */
export async function findTicket(tx: Queryable, id: string): Promise<void> {
  const [row] = await tx.query('select id from app.tickets where id = $1', [id]);
  if (!row) throw new Refusal(404, NO_TICKET);
}

/** What two people do at once on one ticket happens one after the other. */
async function lockTicket(tx: Queryable, id: string) {
  const [row] = await tx.query<{ status: string; assigned_to: string | null }>(
    'select status, assigned_to from app.tickets where id = $1 for update',
    [id],
  );
  if (!row) throw new Refusal(404, NO_TICKET);
  return row;
}

/** @throws Refusal 404 if the ticket does not exist or is not visible to the caller */
export async function readTicket(tx: Queryable, id: string | undefined): Promise<Ticket> {
  const [row] = await tx.query<{ card: Ticket }>(
    'select card from app.ticket_cards where id = $1',
    [id ?? null],
  );
  if (!row) throw new Refusal(404, NO_TICKET);
  return row.card;
}

async function readDetail(tx: Queryable, id: string): Promise<TicketDetail> {
  const [row] = await tx.query<{ ticket: TicketDetail | null }>(
    'select app.ticket_detail($1) as ticket',
    [id],
  );
  if (!row?.ticket) throw new Refusal(404, NO_TICKET);
  return row.ticket;
}

const REPLY_COLUMNS = 'id, title, body';

export async function createSavedReply(
  tx: Queryable,
  { title, body }: NewSavedReply,
): Promise<SavedReply> {
  const rows = await tx.query<SavedReply>(
    `insert into app.saved_replies (title, body) values ($1, $2) returning ${REPLY_COLUMNS}`,
    [title, body],
  );
  return requireReply(rows);
}

export async function updateSavedReply(
  tx: Queryable,
  id: string,
  change: SavedReplyChange,
): Promise<SavedReply> {
  const before = await tx.query<SavedReply>(
    `select ${REPLY_COLUMNS} from app.saved_replies where id = $1 for update`,
    [id],
  );
  const { title: titleNow, body: bodyNow } = requireReply(before);
  requireKnown({ title: titleNow, body: bodyNow }, change);
  const rows = await tx.query<SavedReply>(
    `update app.saved_replies set title = $2, body = $3 where id = $1 returning ${REPLY_COLUMNS}`,
    [id, change.title ?? titleNow, change.body ?? bodyNow],
  );
  return requireReply(rows);
}

export async function removeSavedReply(tx: Queryable, id: string): Promise<void> {
  const rows = await tx.query<SavedReply>(
    `delete from app.saved_replies where id = $1 returning ${REPLY_COLUMNS}`,
    [id],
  );
  requireReply(rows);
}

function requireReply([row]: SavedReply[]): SavedReply {
  if (!row) throw new Refusal(404, 'Esa respuesta guardada no existe.');
  return row;
}

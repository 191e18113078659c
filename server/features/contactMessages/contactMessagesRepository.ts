import type {
  ContactMessage,
  ContactMessageChange,
  ContactMessageEntry,
  NewLoggedMessage,
} from '#contract/contactMessages.ts';
import type { Queryable } from '../../db/port.ts';
import { CHECK_VIOLATION, sqlStateOf } from '../../db/sqlState.ts';
import { Refusal } from '../../plugins/errors.ts';

/** A reply's mail refers to the message and to this many replies before it. */
const REFERENCES = 20;

/** Writes down what came otherwise than by the contact form. */
export async function logContactMessage(
  tx: Queryable,
  { name, email, phone, subject, message, channel }: NewLoggedMessage,
): Promise<ContactMessage> {
  const [row] = await tx.query<{ id: string }>(
    `insert into app.contact_messages (name, email, phone, subject, message, channel)
     values ($1, $2, nullif($3, ''), $4, $5, $6) returning id`,
    [name, email ?? null, phone ?? '', subject, message, channel],
  );
  if (!row) throw new Error('the message was not kept');
  return readMessage(tx, row.id);
}

/**
 * Changes a message's status, or who takes care of it.
 *
 * @throws Refusal 404 if the message does not exist, 422 if the assignee is no admin
 */
export async function changeContactMessage(
  tx: Queryable,
  id: string,
  { status, assigneeId }: ContactMessageChange,
): Promise<ContactMessage> {
  try {
    await tx.query(
      `update app.contact_messages
          set status = coalesce($2, status),
              assigned_to = case when $3 then $4::uuid else assigned_to end
        where id = $1`,
      [id, status ?? null, assigneeId !== undefined, assigneeId ?? null],
    );
  } catch (error) {
    if (sqlStateOf(error) !== CHECK_VIOLATION) throw error;
    throw new Refusal(422, 'Elige a alguien de administración.');
  }
  return readMessage(tx, id);
}

/** A reply and what its mail needs. */
export interface Reply {
  entryId: string;
  message: ContactMessage;
  /** The sender's address. */
  to: string;
  /** Ids of the thread's mails before it. */
  earlier: string[];
}

/**
 * Writes a reply. A new message becomes a conversation, and its writer takes care of it if nobody did.
 *
 * @throws Refusal 404 if the message does not exist, 422 if its sender gave no address
 */
export async function writeReply(
  tx: Queryable,
  id: string,
  { body, authorId }: { body: string; authorId: string },
): Promise<Reply> {
  const { email, channel } = await lockMessage(tx, id);
  if (email === null) throw new Refusal(422, NO_ADDRESS);
  const replies = await tx.query<{ id: string }>(
    `select id from app.contact_message_entries where message_id = $1 and kind = 'reply'
      order by created_at desc, id desc limit ${REFERENCES}`,
    [id],
  );
  const entryId = await writeEntry(tx, id, 'reply', body);
  await tx.query(
    `update app.contact_messages
        set status = case status when 'nuevo' then 'en conversación' else status end,
            assigned_to = coalesce(assigned_to, $2::uuid)
      where id = $1`,
    [id, authorId],
  );
  // Only what came by the form was a mail.
  const earlier = [...(channel === null ? [id] : []), ...replies.map((one) => one.id).reverse()];
  return { entryId, message: await readMessage(tx, id), to: email, earlier };
}

/** @throws Refusal 404 if the message does not exist */
export async function writeNote(
  tx: Queryable,
  id: string,
  body: string,
): Promise<ContactMessageEntry> {
  await lockMessage(tx, id);
  return readEntry(tx, await writeEntry(tx, id, 'note', body));
}

async function writeEntry(
  tx: Queryable,
  messageId: string,
  kind: ContactMessageEntry['kind'],
  body: string,
): Promise<string> {
  const [written] = await tx.query<{ id: string }>(
    'insert into app.contact_message_entries (message_id, kind, body) values ($1, $2, $3) returning id',
    [messageId, kind, body],
  );
  if (!written) throw new Error('the entry was not written');
  return written.id;
}

/** A reply or a note, with its files. */
export async function readEntry(tx: Queryable, id: string): Promise<ContactMessageEntry> {
  const [row] = await tx.query<{ card: ContactMessageEntry }>(
    'select card from app.contact_message_entry_cards where id = $1',
    [id],
  );
  if (!row) throw new Error('the entry is not there');
  return row.card;
}

/** @throws Refusal 404 if the message does not exist */
export async function findContactMessage(tx: Queryable, id: string): Promise<void> {
  const found = await tx.query('select id from app.contact_messages where id = $1', [id]);
  if (found.length === 0) throw new Refusal(404, NO_MESSAGE);
}

/** Replies of two people at once come one after the other in the thread. */
async function lockMessage(tx: Queryable, id: string) {
  const [row] = await tx.query<{ email: string | null; channel: string | null }>(
    'select email, channel from app.contact_messages where id = $1 for update',
    [id],
  );
  if (!row) throw new Refusal(404, NO_MESSAGE);
  return row;
}

async function readMessage(tx: Queryable, id: string): Promise<ContactMessage> {
  const [row] = await tx.query<{ card: ContactMessage }>(
    'select card from app.contact_message_cards where id = $1',
    [id],
  );
  if (!row) throw new Refusal(404, NO_MESSAGE);
  return row.card;
}

const NO_MESSAGE = 'Ese mensaje no existe.';
const NO_ADDRESS =
  'Este mensaje no tiene correo: deja una nota, o escribe por WhatsApp si hay un número.';

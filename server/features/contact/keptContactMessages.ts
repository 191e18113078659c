import type { NewContactMessage } from '#contract/contact.ts';
import type { Claims, Queryable } from '../../db/port.ts';

/** Each call deletes this many messages that have been kept long enough. */
const SWEEP_BATCH = 10;

/**
 * Keeps a message. Its account is the signed-in sender's, else that of its address (app.match_contact_account); only
 * the sender's own idea is noted.
 *
 * @param tx runs as the API's own role
 * @returns the row's id
 */
export async function keepContactMessage(
  tx: Queryable,
  { name, email, subject, message, ideaId, phone, contactBy }: NewContactMessage,
  sender: Claims | null,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into app.contact_messages (name, email, subject, message, phone, contact_by, account_id, idea_id)
     select $1, $2, $3, $4, $7, $8, $5::uuid,
            (select i.id from app.ideas i where i.id = $6::uuid and i.user_id = $5::uuid)
     returning id`,
    [
      ...[name, email, subject, message, sender?.sub ?? null, ideaId ?? null],
      ...[phone ?? null, contactBy ?? null],
    ],
  );
  if (!row) throw new Error('the message was not kept');
  return row.id;
}

/**
 * Deletes messages after two years, with their replies and notes, unless a project came of them. Skips locked
 * rows.
 */
export async function dropOldContactMessages(tx: Queryable): Promise<void> {
  await tx.query(
    `delete from app.contact_messages
      where id in (select id from app.contact_messages
                    where newest > app.newest_first(now() - interval '2 years')
                      and project_id is null
                    order by newest desc, id desc limit ${SWEEP_BATCH} for update skip locked)`,
  );
}

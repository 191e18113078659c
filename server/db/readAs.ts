import { textOf } from './enter.ts';
import type { Claims, Queryable } from './port.ts';

/** What `app.read_as` can read. */
export type Read =
  | 'dashboard'
  | 'ticket_list'
  | 'admin_bundle'
  | 'list_page'
  | 'own_ideas'
  | 'idea_detail'
  | 'ticket_page'
  | 'assignees'
  | 'saved_replies'
  | 'notices'
  | 'notice_preferences'
  | 'history';

/**
 * Reads for a person in one round trip, under row-level security (SEC-2).
 *
 * @param given what the call's path and query say, where it has any
 * @returns the person's role (`null` without a session that stands, or a profile) and the rows as JSON text, which goes out as
 *   it came: parsing it would cost more than reading it
 */
export async function readAs(
  db: Queryable,
  claims: Claims,
  read: Read,
  given?: object,
): Promise<{ role: string | null; data: string | null }> {
  const [row] = await db.query<{ role: string | null; data: string | null }>(
    'select role, data from app.read_as($1, $2, $3)',
    [textOf(claims), read, given === undefined ? null : JSON.stringify(given)],
  );
  return row ?? { role: null, data: null };
}

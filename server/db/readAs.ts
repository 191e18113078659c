import { textOf } from './enter.ts';
import type { Claims, Queryable } from './port.ts';

/** The reads of `app.read_as`. */
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
  | 'history'
  | 'project_page'
  | 'summary'
  | 'templates'
  | 'message_page'
  | 'account';

/**
 * Reads for a person in one round trip, under row-level security (SEC-2).
 *
 * @param given the call's path and query, if any
 * @returns the person's role (`null` without a live session or a profile) and the rows as JSON
 * text, which is sent unparsed: parsing would cost more than the query
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

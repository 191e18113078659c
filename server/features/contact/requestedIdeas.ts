import { becomeApi, becomeUser } from '../../db/asUser.ts';
import type { Claims, Queryable } from '../../db/port.ts';

/**
 * Records that a person contacted the agency about their idea. It runs with the person's rights,
 * so another person's idea is not touched.
 *
 * @param tx runs as the API's own role, before and after
 */
export async function markRequested(tx: Queryable, person: Claims, ideaId: string): Promise<void> {
  await becomeUser(tx, person);
  await tx.query(
    'update app.ideas set requested_at = now() where id = $1 and requested_at is null',
    [ideaId],
  );
  await becomeApi(tx);
}

import { becomeApi, enter } from '../../db/rights.ts';
import type { Claims, Queryable } from '../../db/port.ts';

/**
 * Records that a person contacted the agency about their idea. It runs with the person's rights,
 * so another person's idea is not touched.
 *
 * @param tx runs as the API's own role, before and after
 */
export async function markRequested(tx: Queryable, person: Claims, ideaId: string): Promise<void> {
  // Signed out since they were identified: their message is kept all the same.
  if ((await enter(tx, person)) === null) return;
  await tx.query(
    'update app.ideas set requested_at = now() where id = $1 and requested_at is null',
    [ideaId],
  );
  await becomeApi(tx);
}

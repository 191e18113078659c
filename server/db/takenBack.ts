import { requireOurs } from '../plugins/errors.ts';
import type { Queryable } from './port.ts';

/**
 * Before a change is taken back.
 *
 * @param field a column that the history records
 * @param restored what the field shall be again
 * @throws Refusal 409 if its last change is not the caller's, or was from another value
 */
export async function requireOwnChange(
  tx: Queryable,
  kind: 'project' | 'ticket',
  id: string,
  field: string,
  restored: string | number | null,
): Promise<void> {
  const [row] = await tx.query<{ own: boolean }>(
    'select app.can_take_back($1, $2, $3, $4) as own',
    [kind, id, field, restored === null ? null : String(restored)],
  );
  requireOurs(row?.own === true);
}

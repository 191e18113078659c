import type { Profile } from '#contract/people.ts';
import type { Queryable } from '../../db/port.ts';
import { FOREIGN_KEY_VIOLATION, sqlStateOf } from '../../db/sqlState.ts';
import { Refusal } from '../../plugins/errors.ts';

const NO_SUCH_ROLE = 'Ese rol no existe.';

/** @throws Refusal 400 for an unknown role, or the role of clients */
export async function requireStaffRole(tx: Queryable, roleId: number): Promise<void> {
  const [role] = await tx.query<{ name: string }>('select name from app.roles where id = $1', [
    roleId,
  ]);
  if (!role) throw new Refusal(400, NO_SUCH_ROLE);
  if (role.name === 'client') throw new Refusal(400, 'Elige un rol del personal.');
}

/**
 * @param id of a new account
 *
 * @throws Refusal 400 if the role has disappeared
 */
export async function giveRole(tx: Queryable, id: string, roleId: number): Promise<Profile> {
  await requireStaffRole(tx, roleId);
  const given = tx.query(
    'update app.profiles set role_id = $2, temporary_password = true where id = $1',
    [id, roleId],
  );
  await given.catch((error: unknown) => {
    throw sqlStateOf(error) === FOREIGN_KEY_VIOLATION ? new Refusal(400, NO_SUCH_ROLE) : error;
  });
  const [row] = await tx.query<{ card: Profile }>(
    'select card from app.profile_cards where id = $1',
    [id],
  );
  if (row?.card.role_id !== roleId) throw new Error('the new account has no profile');
  return row.card;
}

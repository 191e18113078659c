import type { Profile } from '#contract/people.ts';
import type { Queryable } from '../../db/port.ts';
import { FOREIGN_KEY_VIOLATION, sqlStateOf } from '../../db/sqlState.ts';
import { Refusal } from '../../plugins/errors.ts';
import { TAKEN } from './accountRefusal.ts';

const NO_SUCH_ROLE = 'Ese rol no existe.';

/** @throws Refusal 400 for an unknown role, or the role of clients */
export async function requireStaffRole(tx: Queryable, roleId: number): Promise<void> {
  const name = await requireRole(tx, roleId);
  if (name === 'client') throw new Refusal(400, 'Elige un rol del personal.');
}

/**
 * @returns the role's name
 * @throws Refusal 400 for an unknown role
 */
export async function requireRole(tx: Queryable, roleId: number): Promise<string> {
  const [role] = await tx.query<{ name: string }>('select name from app.roles where id = $1', [
    roleId,
  ]);
  if (!role) throw new Refusal(400, NO_SUCH_ROLE);
  return role.name;
}

/** Whether an address is free, or its account was invited and has not been entered yet. */
export type Addressee = { state: 'free' } | { state: 'invited'; id: string };

/**
 * @param db with the API's rights: people cannot read auth.users
 * @throws Refusal 409 if the address has any other account
 */
export async function requireInvitable(db: Queryable, email: string): Promise<Addressee> {
  const [account] = await db.query<{ id: string; invited: boolean }>(
    `select id, coalesce(email_confirmed_at is null and raw_app_meta_data -> 'invited' = 'true', false) as invited
       from auth.users where email = lower($1)`,
    [email],
  );
  if (!account) return { state: 'free' };
  if (!account.invited) throw new Refusal(409, TAKEN);
  return { state: 'invited', id: account.id };
}

/**
 * @param id of a new or an invited account
 * @param temporaryPassword whether the account came with a password, which its owner should replace
 *
 * @throws Refusal 400 if the role has disappeared
 */
export async function giveRole(
  tx: Queryable,
  id: string,
  roleId: number,
  temporaryPassword: boolean,
): Promise<Profile> {
  await requireRole(tx, roleId);
  const given = tx.query(
    'update app.profiles set role_id = $2, temporary_password = $3 where id = $1',
    [id, roleId, temporaryPassword],
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

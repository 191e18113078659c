import type { Queryable } from '../db/port.ts';
import { isDatabaseError } from './databaseError.ts';
import { USER_COLUMNS, type UserRow } from './users.ts';

/**
 * A page of all accounts, newest first, and their total.
 *
 * @param page from 1
 */
export async function listUsers(
  db: Queryable,
  { page, size }: { page: number; size: number },
): Promise<{ users: UserRow[]; total: number }> {
  const users = await db.query<UserRow>(
    `select ${USER_COLUMNS} from auth.users order by created_at desc, id limit $1 offset $2`,
    [size, (page - 1) * size],
  );
  const [row] = await db.query<{ total: number }>('select count(*)::int as total from auth.users');
  return { users, total: row?.total ?? 0 };
}

/**
 * Deletes an account with its sessions and profile.
 *
 * @returns false if the account has projects
 */
export async function deleteUser(db: Queryable, id: string): Promise<boolean> {
  try {
    await db.query('delete from auth.users where id = $1', [id]);
    return true;
  } catch (error) {
    if (isDatabaseError(error) && error.code === '23503') return false;
    throw error;
  }
}

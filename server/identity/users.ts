import { randomUUID } from 'node:crypto';
import type { Queryable } from '../db/port.ts';
import { hashPassword } from './passwords.ts';

/** The columns of auth.users (GoTrue's names) that embedded identity reads. */
export interface UserRow {
  id: string;
  /** In lower case. */
  email: string;
  /** Null: no sign-in by password. */
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  /** Until when nobody may sign in with the account. */
  banned_until: Date | null;
  last_sign_in_at: Date | null;
  /** The address asked for; null or empty without a change. */
  email_change: string | null;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: Record<string, unknown> | null;
  created_at: Date;
  updated_at: Date;
}

export interface NewUser {
  email: string;
  password: string;
  full_name: string;
}

/** Columns of a select into `UserRow`. */
export const USER_COLUMNS = `id, email, encrypted_password, email_confirmed_at, banned_until,
  last_sign_in_at, email_change, raw_app_meta_data, raw_user_meta_data, created_at, updated_at`;

/** The address already has an account. */
export class EmailTakenError extends Error {
  override name = 'EmailTakenError';
}

/** Like GoTrue, we store and look up addresses in lower case. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [user] = await db.query<UserRow>(
    `select ${USER_COLUMNS} from auth.users where email = $1`,
    [email.toLowerCase()],
  );
  return user;
}

export async function findUserById(db: Queryable, id: string): Promise<UserRow | undefined> {
  const [user] = await db.query<UserRow>(`select ${USER_COLUMNS} from auth.users where id = $1`, [
    id,
  ]);
  return user;
}

/** Whether nobody may sign in with the account now. */
export function isBanned({ banned_until: until }: UserRow, now: Date): boolean {
  return until !== null && until > now;
}

/**
 * Reads the current password hash and locks the account until the end of the transaction.
 * Anything compared or queried before the transaction may be outdated.
 *
 * @returns undefined if the account no longer exists
 */
export async function lockPassword(
  tx: Queryable,
  id: string,
): Promise<Pick<UserRow, 'encrypted_password'> | undefined> {
  const [user] = await tx.query<Pick<UserRow, 'encrypted_password'>>(
    'select encrypted_password from auth.users where id = $1 for no key update',
    [id],
  );
  return user;
}

/**
 * A new user that is not stored yet.
 *
 * @param given.passwordHash see `passwords.ts`; null for an account without a password
 * @param given.fullName empty leaves the profile's name to the trigger
 */
export function newUser(given: {
  id?: string;
  email: string;
  passwordHash: string | null;
  fullName: string;
  confirmed: boolean;
  now: Date;
}): UserRow {
  return {
    id: given.id ?? randomUUID(),
    email: given.email.toLowerCase(),
    encrypted_password: given.passwordHash,
    email_confirmed_at: given.confirmed ? given.now : null,
    banned_until: null,
    last_sign_in_at: null,
    email_change: null,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: given.fullName ? { full_name: given.fullName } : {},
    created_at: given.now,
    updated_at: given.now,
  };
}

/**
 * Whether the agency invited the person, who has not used the link yet (ADR-0043). The mark is in
 * the metadata that only the service key writes.
 */
export function isInvited({ email_confirmed_at: confirmed, raw_app_meta_data: data }: UserRow) {
  return confirmed === null && data?.invited === true;
}

/**
 * Inserts a user. The trigger on auth.users creates the profile, with the role client.
 *
 * @returns false if the address (or the given id) is taken, also by a concurrent call
 */
export async function addUser(tx: Queryable, user: UserRow): Promise<boolean> {
  const added = await tx.query(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at,
                             raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ($1, $2, $3, $4, $5::text::jsonb, $6::text::jsonb, $7, $7)
     on conflict do nothing
     returning id`,
    [
      user.id,
      user.email,
      user.encrypted_password,
      user.email_confirmed_at,
      JSON.stringify(user.raw_app_meta_data),
      JSON.stringify(user.raw_user_meta_data),
      user.created_at,
    ],
  );
  return added.length > 0;
}

/**
 * Inserts a user whose address needs no confirmation (demo seed, tests).
 *
 * @returns the new user's id (uuid)
 * @throws EmailTakenError
 */
export async function createConfirmedUser(
  db: Queryable,
  { email, password, full_name: fullName }: NewUser,
): Promise<string> {
  const passwordHash = await hashPassword(password);
  const user = newUser({ email, passwordHash, fullName, confirmed: true, now: new Date() });
  if (!(await addUser(db, user))) throw new EmailTakenError();
  return user.id;
}

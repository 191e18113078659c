import type { Queryable } from '../db/port.ts';
import { isDatabaseError } from './databaseError.ts';
import { dropOneTimeTokens, type RedeemedLink, type SignUpChoice } from './oneTimeTokens.ts';
import { endSessions } from './sessions.ts';
import { EmailTakenError } from './users.ts';

/**
 * Marks the address as confirmed; an existing date is kept.
 *
 * @returns false if it was confirmed already
 */
export async function confirmUser(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const confirmed = await tx.query(
    `update auth.users set email_confirmed_at = $2, updated_at = $2
      where id = $1 and email_confirmed_at is null
      returning id`,
    [id, now],
  );
  return confirmed.length > 0;
}

/**
 * Confirms the address of the person who used a link. Anybody may have signed up with the
 * address before, so the password becomes that of the link's own sign-up; a recovery link or
 * an invitation removes it.
 */
export async function confirmByLink(
  tx: Queryable,
  { userId, type, choice }: RedeemedLink,
  now: Date,
): Promise<void> {
  if (!(await confirmUser(tx, userId, now))) return;
  if (choice) await applyChoice(tx, userId, choice);
  if (type !== 'signup') {
    await tx.query('update auth.users set encrypted_password = null where id = $1', [userId]);
  }
}

/** An empty name gets the default of the trigger on auth.users. */
async function applyChoice(
  tx: Queryable,
  id: string,
  { passwordHash, fullName }: SignUpChoice,
): Promise<void> {
  await tx.query(
    `update auth.users
        set encrypted_password = $2,
            raw_user_meta_data = jsonb_strip_nulls(coalesce(raw_user_meta_data, '{}')
              || jsonb_build_object('full_name', nullif($3::text, '')))
      where id = $1`,
    [id, passwordHash, fullName],
  );
  await tx.query(
    `update app.profiles p
        set full_name = left(coalesce(nullif($2::text, ''), split_part(u.email, '@', 1)), 200)
       from auth.users u
      where p.id = $1 and u.id = p.id`,
    [id, fullName],
  );
}

/**
 * Sets a new password, ends the sessions of anybody who knew the old one, and invalidates
 * earlier links.
 *
 * @param options.keepSession the session to keep; null for none
 */
export async function changePassword(
  tx: Queryable,
  id: string,
  passwordHash: string,
  { keepSession, now }: { keepSession: string | null; now: Date },
): Promise<void> {
  await tx.query('update auth.users set encrypted_password = $2, updated_at = $3 where id = $1', [
    id,
    passwordHash,
    now,
  ]);
  await endSessions(tx, 'others', keepSession, id);
  await tx.query('update auth.sessions set recovered_at = null where id = $1', [keepSession]);
  await dropOneTimeTokens(tx, id);
}

/** Refuses sign-in and refreshes until then, as GoTrue does; null lifts it. Sessions stay. */
export async function banUser(tx: Queryable, id: string, until: Date | null): Promise<void> {
  await tx.query('update auth.users set banned_until = $2 where id = $1', [id, until]);
}

/**
 * Merges metadata into an account's own and the application's; a null removes a key. The profile
 * keeps the name of the sign-up.
 */
export async function mergeMetadata(
  tx: Queryable,
  id: string,
  { app, own, now }: { app?: Metadata; own?: Metadata; now: Date },
): Promise<void> {
  if (!app && !own) return;
  const nulls = (given: Metadata) =>
    Object.entries(given ?? {}).flatMap(([key, value]) => (value === null ? key : []));
  await tx.query(
    `update auth.users
        set raw_app_meta_data = (coalesce(raw_app_meta_data, '{}') || $2::text::jsonb) - $3::text[],
            raw_user_meta_data = (coalesce(raw_user_meta_data, '{}') || $4::text::jsonb) - $5::text[],
            updated_at = $6
      where id = $1`,
    [id, JSON.stringify(app ?? {}), nulls(app), JSON.stringify(own ?? {}), nulls(own), now],
  );
}

type Metadata = Record<string, unknown> | null | undefined;

/**
 * Gives an account a new address and invalidates links to the old one.
 *
 * @throws EmailTakenError
 */
export async function changeEmail(
  tx: Queryable,
  id: string,
  email: string,
  now: Date,
): Promise<void> {
  try {
    await tx.query('update auth.users set email = $2, updated_at = $3 where id = $1', [
      id,
      email.toLowerCase(),
      now,
    ]);
  } catch (error) {
    if (isDatabaseError(error) && error.code === '23505') throw new EmailTakenError();
    throw error;
  }
  await dropOneTimeTokens(tx, id);
}

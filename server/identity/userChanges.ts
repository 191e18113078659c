import type { Queryable } from '../db/port.ts';
import { isDatabaseError } from './databaseError.ts';
import { dropOneTimeTokens, type RedeemedLink, type SignUpChoice } from './oneTimeTokens.ts';
import { endSessions } from './sessions.ts';
import { EmailTakenError } from './users.ts';

/**
 * Notes down that the address is the person's; a date that stands already is kept.
 *
 * @returns false when it stood already
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
 * Confirms the address of whoever used a link. Until then anybody may have signed up with it, so
 * that the password becomes the one of the sign-up that sent the link, and a recovery leaves none.
 */
export async function confirmByLink(
  tx: Queryable,
  { userId, type, choice }: RedeemedLink,
  now: Date,
): Promise<void> {
  if (!(await confirmUser(tx, userId, now))) return;
  if (choice) await applyChoice(tx, userId, choice);
  if (type === 'recovery') {
    await tx.query('update auth.users set encrypted_password = null where id = $1', [userId]);
  }
}

/** A name that was not given is made up as the trigger on auth.users does. */
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
 * Sets another password. Whoever knew the old one is signed out, and links that were sent or used before
 * lose their force.
 *
 * @param options.keepSession the session that goes on; null for none
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

/**
 * Adds to an account's metadata, the service's and the person's own; a null takes a key away. The profile
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
 * Gives an account another address; links to the old one lose their force.
 *
 * @throws EmailTakenError
 */
export async function moveUser(tx: Queryable, id: string, email: string, now: Date): Promise<void> {
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

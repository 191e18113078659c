import { randomUUID } from 'node:crypto';
import type { Queryable } from '../db/port.ts';
import { hashSecret, randomSecret } from './secrets.ts';

/** A session's id and the one refresh token that is active in it. */
export interface SessionTokens {
  userId: string;
  sessionId: string;
  refreshToken: string;
}

/** In days (settings SESSION_IDLE_DAYS and SESSION_MAX_DAYS). */
export interface SessionLength {
  /** Without a refresh. */
  idle: number;
  /** From the sign-in on. */
  max: number;
}

export type LogoutScope = 'global' | 'local' | 'others';

/**
 * Starts a session for a person who has just proved who they are. Those of theirs that are over by
 * themselves go.
 *
 * @param tx a transaction: session, token and date belong together
 * @param given.recovered they came by a recovery link, which stands for the password they forgot
 */
export async function startSession(
  tx: Queryable,
  {
    userId,
    now,
    length,
    recovered = false,
  }: { userId: string; now: Date; length: SessionLength; recovered?: boolean },
): Promise<SessionTokens> {
  const sessionId = randomUUID();
  const refreshToken = randomSecret();
  await tx.query('delete from auth.sessions where user_id = $1 and not_after <= $2', [userId, now]);
  await tx.query(
    `insert into auth.sessions (id, user_id, refresh_key, created_at, recovered_at)
     values ($1, $2, $3, $4, $5)`,
    [sessionId, userId, randomSecret(), now, recovered ? now : null],
  );
  await prolongSession(tx, sessionId, now, length);
  await insertRefreshToken(tx, refreshToken, sessionId, 1, now);
  await tx.query('update auth.users set last_sign_in_at = $2 where id = $1', [userId, now]);
  return { userId, sessionId, refreshToken };
}

/** Counts the idle time anew; the end of the whole time stays. */
export async function prolongSession(
  tx: Queryable,
  id: string,
  now: Date,
  { idle, max }: SessionLength,
): Promise<void> {
  await tx.query(
    `update auth.sessions
        set not_after = least(created_at + make_interval(days => $3::int),
                              $2::timestamptz + make_interval(days => $4::int))
      where id = $1`,
    [id, now, max, idle],
  );
}

/**
 * A person's session, while it stands.
 *
 * @returns when a recovery link started it, if one did; undefined for no such session
 */
export async function findSession(
  db: Queryable,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<{ recoveredAt: Date | null } | undefined> {
  const [session] = await db.query<{ recoveredAt: Date | null }>(
    `select recovered_at as "recoveredAt" from auth.sessions
      where id = $1 and user_id = $2 and (not_after is null or not_after > $3)`,
    [id, userId, now],
  );
  return session;
}

/**
 * Ends this session, all others, or all of the person's; their refresh tokens go with them.
 *
 * @param sessionId this one; null where the person has none here, so that all are others
 */
export async function endSessions(
  db: Queryable,
  scope: LogoutScope,
  sessionId: string | null,
  userId: string,
): Promise<void> {
  await db.query(
    `delete from auth.sessions
      where user_id = $1
        and case $3::text when 'local' then id = $2 when 'others' then id is distinct from $2 else true end`,
    [userId, sessionId, scope],
  );
}

/** Only the hash is kept. */
export async function insertRefreshToken(
  tx: Queryable,
  token: string,
  sessionId: string,
  generation: number,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into auth.refresh_tokens (token_hash, session_id, generation, created_at)
     values ($1, $2, $3, $4)`,
    [hashSecret(token), sessionId, generation, now],
  );
}

import { randomUUID } from 'node:crypto';
import type { Queryable } from '../db/port.ts';
import { hashSecret, randomSecret } from './secrets.ts';

/** A session's id and its active refresh token. */
export interface SessionTokens {
  userId: string;
  sessionId: string;
  refreshToken: string;
}

/** In days (settings SESSION_IDLE_DAYS and SESSION_MAX_DAYS). */
export interface SessionLength {
  /** Maximum days without a refresh. */
  idle: number;
  /** Maximum days since sign-in. */
  max: number;
}

export type LogoutScope = 'global' | 'local' | 'others';

export interface NewSession {
  userId: string;
  now: Date;
  length: SessionLength;
  userAgent: string | undefined;
  recovered?: boolean;
}

/** Longer headers are cut: they come from the client. */
const USER_AGENT_LENGTH = 400;

/**
 * Starts a session for an authenticated person and deletes their ended ones.
 *
 * @param tx a transaction: session, token and date belong together
 * @param given.userAgent the browser's User-Agent header, for the person's list of sessions
 * @param given.recovered the person used a recovery link instead of the password
 */
export async function startSession(
  tx: Queryable,
  { userId, now, length, userAgent, recovered = false }: NewSession,
): Promise<SessionTokens> {
  const sessionId = randomUUID();
  const refreshToken = randomSecret();
  await tx.query('delete from auth.sessions where user_id = $1 and not_after <= $2', [userId, now]);
  await tx.query(
    `insert into auth.sessions (id, user_id, refresh_key, created_at, recovered_at, user_agent)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      sessionId,
      userId,
      randomSecret(),
      now,
      recovered ? now : null,
      userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
    ],
  );
  await extendSession(tx, sessionId, now, length);
  await insertRefreshToken(tx, refreshToken, sessionId, 1, now);
  await tx.query('update auth.users set last_sign_in_at = $2 where id = $1', [userId, now]);
  return { userId, sessionId, refreshToken };
}

/** Restarts the idle period; the maximum age is not affected. */
export async function extendSession(
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
 * A person's live session; nobody who is deactivated has one.
 *
 * @returns when a recovery link started it, null if none did; undefined if there is no such
 * session
 */
export async function findSession(
  db: Queryable,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<{ recoveredAt: Date | null } | undefined> {
  const [session] = await db.query<{ recoveredAt: Date | null }>(
    `select s.recovered_at as "recoveredAt"
       from auth.sessions s
       join auth.users u on u.id = s.user_id
       left join app.profiles p on p.id = s.user_id
      where s.id = $1 and s.user_id = $2 and (s.not_after is null or s.not_after > $3)
        and (u.banned_until is null or u.banned_until <= $3)
        and p.deactivated_at is null
        and (p.sessions_from is null or s.created_at >= p.sessions_from)`,
    [id, userId, now],
  );
  return session;
}

/**
 * Ends this session, all others, or all of the person's, with their refresh tokens.
 *
 * @param sessionId the current session; null if there is none, so that all count as others
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

/** Stores only the hash. */
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

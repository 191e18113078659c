import { randomUUID } from 'node:crypto';
import type { Queryable } from '../db/port.ts';
import { hashSecret, randomSecret } from './secrets.ts';

/** A session's id and the one refresh token that is active in it. */
export interface SessionTokens {
  userId: string;
  sessionId: string;
  refreshToken: string;
}

export type LogoutScope = 'global' | 'local' | 'others';

/**
 * Starts a session for a person who has just proved who they are.
 *
 * @param tx a transaction: session, token and date belong together
 */
export async function startSession(
  tx: Queryable,
  userId: string,
  now: Date,
): Promise<SessionTokens> {
  const sessionId = randomUUID();
  const refreshToken = randomSecret();
  await tx.query(
    'insert into auth.sessions (id, user_id, refresh_key, created_at) values ($1, $2, $3, $4)',
    [sessionId, userId, randomSecret(), now],
  );
  await insertRefreshToken(tx, refreshToken, sessionId, 1, now);
  await tx.query('update auth.users set last_sign_in_at = $2 where id = $1', [userId, now]);
  return { userId, sessionId, refreshToken };
}

export async function sessionExists(db: Queryable, id: string, userId: string): Promise<boolean> {
  const rows = await db.query('select 1 from auth.sessions where id = $1 and user_id = $2', [
    id,
    userId,
  ]);
  return rows.length > 0;
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

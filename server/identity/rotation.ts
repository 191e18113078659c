import type { Database, Queryable } from '../db/port.ts';
import { successor } from './refreshToken.ts';
import { hashSecret } from './secrets.ts';
import {
  insertRefreshToken,
  extendSession,
  type SessionLength,
  type SessionTokens,
} from './sessions.ts';

export type RefreshOutcome =
  | ({ kind: 'refreshed' } & SessionTokens)
  | { kind: 'unknown' }
  | { kind: 'reused' }
  | { kind: 'expired' };

/**
 * Period in which ancestors older than the active token's parent are still accepted, in
 * milliseconds.
 */
const REUSE_WINDOW_MS = 10_000;

/**
 * Rotates a refresh token. The active token is replaced by its successor. Its parent gets the
 * active token at any age, because the answer to its rotation may have been lost. An older one
 * gets it within ten seconds of being superseded, because tabs may refresh concurrently; later
 * use counts as theft and ends the whole session. A session that is idle or old for too long
 * also ends.
 */
export async function refreshSession(
  db: Database,
  token: string,
  now: Date,
  length: SessionLength,
): Promise<RefreshOutcome> {
  return db.transaction(async (tx): Promise<RefreshOutcome> => {
    const [shown] = await lockSessionOf(tx, token);
    if (!shown) return { kind: 'unknown' };
    const { sessionId, userId, refreshKey, generation, notAfter } = shown;
    if (notAfter && notAfter <= now) {
      await tx.query('delete from auth.sessions where id = $1', [sessionId]);
      return { kind: 'expired' };
    }

    const later = await listLaterTokens(tx, sessionId, generation);
    const age = later.length;
    const supersededAt = later[0]?.created_at ?? now;
    if (age > 1 && now.getTime() - supersededAt.getTime() > REUSE_WINDOW_MS) {
      await tx.query('delete from auth.sessions where id = $1', [sessionId]);
      return { kind: 'reused' };
    }
    await extendSession(tx, sessionId, now, length);
    await tx.query(
      `update auth.sessions set refreshed_at = $2::timestamptz at time zone 'UTC' where id = $1`,
      [sessionId, now],
    );
    const refreshToken = successor(token, refreshKey, Math.max(age, 1));
    if (age === 0) await insertRefreshToken(tx, refreshToken, sessionId, generation + 1, now);
    return { kind: 'refreshed', userId, sessionId, refreshToken };
  });
}

/** Serializes concurrent refreshes of one session. */
function lockSessionOf(tx: Queryable, token: string) {
  return tx.query<{
    sessionId: string;
    userId: string;
    refreshKey: string;
    generation: number;
    notAfter: Date | null;
  }>(
    `select s.id as "sessionId", s.user_id as "userId", s.refresh_key as "refreshKey", t.generation,
            s.not_after as "notAfter"
       from auth.refresh_tokens t
       join auth.sessions s on s.id = t.session_id
      where t.token_hash = $1
        for update of s`,
    [hashSecret(token)],
  );
}

/** Read in a separate statement after the lock, to see what its last holder wrote. */
function listLaterTokens(tx: Queryable, sessionId: string, generation: number) {
  return tx.query<{ created_at: Date }>(
    `select created_at from auth.refresh_tokens
      where session_id = $1 and generation > $2
      order by generation`,
    [sessionId, generation],
  );
}

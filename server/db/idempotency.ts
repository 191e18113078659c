import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from './port.ts';

/**
 * An attempt that never ended (its server died) stands in the way this long, in seconds. One that goes
 * on renews its claim in time.
 */
const LEASE = 10;
const RENEW_EVERY_MS = 3_000;

/** Seconds for which a repeated call gets the first one's answer. */
const KEPT = 24 * 60 * 60;

/**
 * A repeated call asks for the answer of the first after a moment, then after longer and longer ones,
 * and gives up before proxies do; in ms.
 */
const ASK_AFTER = 25;
const ASK_EVERY_AT_MOST = 500;
const ASK_FOR = 40_000;

/** Rows that have served are cleared away by those who come later, a few at a time. */
const SWEEP = 10;

/** What is done under one Idempotency-Key. */
export interface KeyedCall {
  /** Call, person and the key they sent, as one string. */
  key: string;
  body: string;
  /** Whether whoever made the call has hung up, so that nobody waits for an answer. */
  isAbandoned?: () => boolean;
}

/** What became of asking for a key. */
export type Claim =
  | { readonly state: 'ours'; readonly id: string }
  | { readonly state: 'answered'; readonly answer: unknown }
  /** The key went with another body. */
  | { readonly state: 'otherBody' }
  /** The first attempt still works on it; or nobody waits any longer. */
  | { readonly state: 'busy' };

interface KeptCall {
  body_hash: string;
  settled: boolean;
  answer: unknown;
}

/**
 * Claims a key for this attempt, or waits for the answer of the attempt that has it. To be asked
 * outside of transactions, so that other servers see the claim at once.
 */
export async function claimKey(db: Queryable, call: KeyedCall): Promise<Claim> {
  const id = randomUUID();
  await sweep(db);
  const giveUpAt = performance.now() + ASK_FOR;
  for (let wait = ASK_AFTER; ; wait = Math.min(wait * 2, ASK_EVERY_AT_MOST)) {
    const kept = (await takeKey(db, call, id)) ? null : await keptCall(db, call);
    if (kept === null) return { state: 'ours', id };
    // None: the attempt that had the key failed in this moment.
    if (kept && kept.body_hash !== bodyHash(call)) return { state: 'otherBody' };
    if (kept?.settled) return { state: 'answered', answer: kept.answer };
    if (call.isAbandoned?.() || performance.now() + wait > giveUpAt) return { state: 'busy' };
    await pause(wait);
  }
}

/** @returns whether the key was free: never used, given back, or past its time */
async function takeKey(db: Queryable, call: KeyedCall, id: string): Promise<boolean> {
  const taken = await db.query(
    `insert into app.idempotency_keys as kept (key, body_hash, claim, expires_at)
     values ($1, $2, $3, now() + ${LEASE} * interval '1 second')
     on conflict (key) do update
        set body_hash = excluded.body_hash, claim = excluded.claim, answer = null,
            expires_at = excluded.expires_at
      where kept.expires_at <= now()
     returning claim`,
    [keyHash(call), bodyHash(call), id],
  );
  return taken.length > 0;
}

async function keptCall(db: Queryable, call: KeyedCall): Promise<KeptCall | undefined> {
  const [kept] = await db.query<KeptCall>(
    `select body_hash, answer is not null as settled, answer
       from app.idempotency_keys
      where key = $1`,
    [keyHash(call)],
  );
  return kept;
}

/**
 * Keeps a claim while its attempt goes on.
 *
 * @returns ends the renewing
 */
export function keepClaim(db: Queryable, call: KeyedCall, id: string): () => void {
  const renewing = setInterval(() => {
    // If it fails, the next time may do; if none does, another attempt takes the key over.
    void renewClaim(db, call, id).catch(() => undefined);
  }, RENEW_EVERY_MS);
  return () => clearInterval(renewing);
}

async function renewClaim(db: Queryable, call: KeyedCall, id: string): Promise<void> {
  await db.query(
    `update app.idempotency_keys set expires_at = now() + ${LEASE} * interval '1 second'
      where key = $1 and claim = $2 and answer is null`,
    [keyHash(call), id],
  );
}

/** Frees the keys of attempts that died with their server, where no other server is on the database. */
export async function dropClaims(db: Queryable): Promise<void> {
  await db.query('delete from app.idempotency_keys where answer is null');
}

/**
 * Keeps the answer, in the transaction of the work it tells about.
 *
 * @returns `false` when another attempt has taken the key over: then the work must not commit
 */
export async function settleKey(
  tx: Queryable,
  call: KeyedCall,
  id: string,
  answer: unknown,
): Promise<boolean> {
  const settled = await tx.query(
    `update app.idempotency_keys
        set answer = $3, expires_at = now() + ${KEPT} * interval '1 second'
      where key = $1 and claim = $2 and answer is null
     returning key`,
    [keyHash(call), id, JSON.stringify(answer)],
  );
  return settled.length > 0;
}

/** Gives a key back after a failure: the same call may be tried again. */
export async function releaseKey(db: Queryable, call: KeyedCall, id: string): Promise<void> {
  await db.query(
    'delete from app.idempotency_keys where key = $1 and claim = $2 and answer is null',
    [keyHash(call), id],
  );
}

/** Skips what others hold, so that two sweeps never wait for each other. */
async function sweep(db: Queryable): Promise<void> {
  await db.query(
    `delete from app.idempotency_keys
      where key in (select key from app.idempotency_keys where expires_at <= now()
                     order by expires_at limit ${SWEEP} for update skip locked)`,
  );
}

function keyHash({ key }: KeyedCall): string {
  return createHash('sha256').update(key).digest('hex');
}

function bodyHash({ key, body }: KeyedCall): string {
  return createHash('sha256').update(`${key}\n${body}`).digest('hex');
}

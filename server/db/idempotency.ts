import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from './port.ts';

/**
 * Lease of a claim, in seconds: how long an attempt whose server died blocks its key. A running
 * attempt renews it in time.
 */
const LEASE = 10;
const RENEW_EVERY_MS = 3_000;

/** Seconds for which a repeated call gets the first one's answer. */
const ANSWER_TTL = 24 * 60 * 60;

/**
 * A repeated call polls for the first one's answer with increasing intervals, and gives up
 * before proxies do; in ms.
 */
const FIRST_POLL_MS = 25;
const MAX_POLL_INTERVAL_MS = 500;
const POLL_TIMEOUT_MS = 40_000;

/** Each new call deletes this many expired rows. */
const SWEEP_BATCH = 10;

/** A call with an Idempotency-Key. */
export interface KeyedCall {
  /** Call, person and Idempotency-Key, joined. */
  key: string;
  body: string;
  /** Whether the client has disconnected, so that nobody waits for the answer. */
  isAbandoned?: () => boolean;
}

/** The result of claiming a key. */
export type Claim =
  | { readonly state: 'claimed'; readonly id: string }
  | { readonly state: 'answered'; readonly answer: unknown }
  /** The key was used with a different body. */
  | { readonly state: 'otherBody' }
  /** The first attempt is still running, or the client stopped waiting. */
  | { readonly state: 'busy' };

interface StoredCall {
  body_hash: string;
  settled: boolean;
  answer: unknown;
}

/**
 * Claims a key for this attempt, or waits for the answer of the attempt that holds it. Call it
 * outside of transactions, so that other servers see the claim at once.
 */
export async function claimKey(db: Queryable, call: KeyedCall): Promise<Claim> {
  const id = randomUUID();
  await sweep(db);
  const giveUpAt = performance.now() + POLL_TIMEOUT_MS;
  for (let wait = FIRST_POLL_MS; ; wait = Math.min(wait * 2, MAX_POLL_INTERVAL_MS)) {
    const stored = (await tryToClaim(db, call, id)) ? null : await readStored(db, call);
    if (stored === null) return { state: 'claimed', id };
    // No row: the attempt that held the key has just failed.
    if (stored && stored.body_hash !== bodyHash(call)) return { state: 'otherBody' };
    if (stored?.settled) return { state: 'answered', answer: stored.answer };
    if (call.isAbandoned?.() || performance.now() + wait > giveUpAt) return { state: 'busy' };
    await pause(wait);
  }
}

/** @returns whether the key was free: unused, released or expired */
async function tryToClaim(db: Queryable, call: KeyedCall, id: string): Promise<boolean> {
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

async function readStored(db: Queryable, call: KeyedCall): Promise<StoredCall | undefined> {
  const [stored] = await db.query<StoredCall>(
    `select body_hash, answer is not null as settled, answer
       from app.idempotency_keys
      where key = $1`,
    [keyHash(call)],
  );
  return stored;
}

/**
 * Renews the lease of a claim while its attempt runs.
 *
 * @returns stops renewing
 */
export function renewLease(db: Queryable, call: KeyedCall, id: string): () => void {
  const renewing = setInterval(() => {
    // If one renewal fails, the next may succeed; if none does, another attempt takes the key
    // over.
    void extendLease(db, call, id).catch(() => undefined);
  }, RENEW_EVERY_MS);
  return () => clearInterval(renewing);
}

async function extendLease(db: Queryable, call: KeyedCall, id: string): Promise<void> {
  await db.query(
    `update app.idempotency_keys set expires_at = now() + ${LEASE} * interval '1 second'
      where key = $1 and claim = $2 and answer is null`,
    [keyHash(call), id],
  );
}

/**
 * Releases the claims of attempts that died with their server. Only safe if no other server uses
 * the database.
 */
export async function releaseAllClaims(db: Queryable): Promise<void> {
  await db.query('delete from app.idempotency_keys where answer is null');
}

/**
 * Stores the answer, in the transaction of its work.
 *
 * @returns `false` if another attempt has taken the key over: the work must then not commit
 */
export async function completeKey(
  tx: Queryable,
  call: KeyedCall,
  id: string,
  answer: unknown,
): Promise<boolean> {
  const settled = await tx.query(
    `update app.idempotency_keys
        set answer = $3, expires_at = now() + ${ANSWER_TTL} * interval '1 second'
      where key = $1 and claim = $2 and answer is null
     returning key`,
    [keyHash(call), id, JSON.stringify(answer)],
  );
  return settled.length > 0;
}

/** Releases a key after a failure, so that the call may be repeated. */
export async function releaseKey(db: Queryable, call: KeyedCall, id: string): Promise<void> {
  await db.query(
    'delete from app.idempotency_keys where key = $1 and claim = $2 and answer is null',
    [keyHash(call), id],
  );
}

/** Skips locked rows, so that two sweeps never wait for each other. */
async function sweep(db: Queryable): Promise<void> {
  await db.query(
    `delete from app.idempotency_keys
      where key in (select key from app.idempotency_keys where expires_at <= now()
                     order by expires_at limit ${SWEEP_BATCH} for update skip locked)`,
  );
}

function keyHash({ key }: KeyedCall): string {
  return createHash('sha256').update(key).digest('hex');
}

function bodyHash({ key, body }: KeyedCall): string {
  return createHash('sha256').update(`${key}\n${body}`).digest('hex');
}

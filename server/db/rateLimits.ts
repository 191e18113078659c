import { createHash } from 'node:crypto';
import type { Queryable } from './port.ts';

/**
 * A rate limit: a burst of `times`, then one per `seconds / times`. The burst is restored after
 * `seconds` without use.
 */
export interface RateLimit {
  /** Part of the stored key, so that limits are counted separately. */
  name: string;
  times: number;
  seconds: number;
}

/** Each call deletes this many expired rows. */
const SWEEP_BATCH = 10;

/**
 * Counts uses against the limit, for all servers on this database together. It implements the
 * generic cell rate algorithm (ITU-T I.371), which stores one timestamp per key.
 *
 * @param subject what the limit counts by: an address, an account
 * @param uses how many uses at once: all are granted, or none
 * @returns 0 if allowed, otherwise the seconds to wait
 */
export async function consumeLimit(
  db: Queryable,
  limit: RateLimit,
  subject: string,
  now: Date,
  uses = 1,
): Promise<number> {
  const key = keyOf(limit, subject);
  await sweep(db, now);
  const granted = await db.query(
    `insert into app.rate_limits as kept (key, whole_at)
     values ($1, $2::timestamptz + $3::float8 * interval '1 second')
     on conflict (key) do update
        set whole_at = greatest(kept.whole_at, $2) + $3::float8 * interval '1 second'
      where greatest(kept.whole_at, $2) + $3::float8 * interval '1 second'
            <= $2::timestamptz + $4::float8 * interval '1 second'
     returning key`,
    [key, now, secondsFor(limit, uses), limit.seconds],
  );
  if (granted.length > 0) return 0;
  return Math.max(1, await secondsToWait(db, limit, subject, now, uses));
}

/** Refunds one use that should not count: a correct password is no failed attempt. */
export async function refundLimit(db: Queryable, limit: RateLimit, subject: string): Promise<void> {
  await db.query(
    `update app.rate_limits set whole_at = whole_at - $2::float8 * interval '1 second'
      where key = $1`,
    [keyOf(limit, subject), secondsFor(limit, 1)],
  );
}

/**
 * Says how long to wait before the uses would be allowed, without counting them.
 *
 * @returns seconds, 0 if they are allowed now
 */
export async function secondsToWait(
  db: Queryable,
  limit: RateLimit,
  subject: string,
  now: Date,
  uses = 1,
): Promise<number> {
  const key = keyOf(limit, subject);
  const [row] = await db.query<{ whole_at: Date }>(
    'select whole_at from app.rate_limits where key = $1',
    [key],
  );
  const wait = row ? Math.max(0, row.whole_at.getTime() - now.getTime()) / 1000 : 0;
  if (wait > limit.seconds) await capWait(db, limit, key, now);
  const missing = Math.min(wait, limit.seconds) + secondsFor(limit, uses) - limit.seconds;
  return Math.max(0, Math.ceil(missing));
}

/**
 * Caps the stored time at one full limit from now. It can exceed that only if the clock was set
 * back, and nobody should wait for the clock to catch up.
 */
async function capWait(
  db: Queryable,
  { seconds }: RateLimit,
  key: string,
  now: Date,
): Promise<void> {
  await db.query(
    `update app.rate_limits
        set whole_at = least(whole_at, $2::timestamptz + $3::float8 * interval '1 second')
      where key = $1`,
    [key, now, seconds],
  );
}

/** Skips locked rows, so that two sweeps never wait for each other. */
async function sweep(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from app.rate_limits
      where key in (select key from app.rate_limits where whole_at < $1
                     order by whole_at limit ${SWEEP_BATCH} for update skip locked)`,
    [now],
  );
}

/** The seconds that uses cost. More than the limit ever grants cost the whole limit. */
function secondsFor({ times, seconds }: RateLimit, uses: number): number {
  return (Math.min(uses, times) * seconds) / times;
}

function keyOf({ name }: RateLimit, subject: string): string {
  return createHash('sha256').update(`${name}:${subject}`).digest('hex');
}

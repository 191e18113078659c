import { setTimeout as pause } from 'node:timers/promises';
import { sqlStateOf } from './sqlState.ts';

/** SQLSTATEs of what lost against another transaction: 40001 serialization, 40P01 deadlock. */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01']);

/** The second attempt seldom meets the same transaction again. */
const ATTEMPTS = 4;

/** The longest pause before another attempt, in ms. Random, so that two do not meet again. */
const LONGEST_PAUSE_MS = 100;

export function isConflict(error: unknown): boolean {
  return CONFLICTS.has(sqlStateOf(error) ?? '');
}

/**
 * Runs a statement or a transaction again that lost against another one: nothing of it was kept.
 *
 * @param attempt gets the time it was asked for, on the clock of `performance`
 */
export async function retryConflicts<T>(
  attempt: (asked: number) => Promise<T>,
  asked: number,
): Promise<T> {
  for (let left = ATTEMPTS - 1, since = asked; ; left -= 1, since = performance.now()) {
    try {
      return await attempt(since);
    } catch (error) {
      if (left === 0 || !isConflict(error)) throw error;
    }
    await pause(Math.random() * LONGEST_PAUSE_MS);
  }
}

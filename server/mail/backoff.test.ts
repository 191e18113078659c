import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextAttempt, type Fault } from './backoff.ts';

const createdAt = new Date('2026-11-20T12:00:00Z');
const DAY_S = 24 * 3600;

/** Seconds until the next attempt for a mail that is `age` seconds old. */
function pause(fault: Fault, attempts: number, age = 0): number | null {
  const now = new Date(createdAt.getTime() + age * 1000);
  const next = nextAttempt(fault, { attempts, createdAt, now });
  return next && (next.getTime() - now.getTime()) / 1000;
}

describe('the next attempt', () => {
  it('comes later each time for a refused mail', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 50].map((attempts) => pause('refused', attempts));
    assert.deepEqual(pauses, [5, 30, 120, 600, 3600, 3600, 3600]);
  });

  it('is at most a minute away while the server is unreachable', () => {
    const pauses = [1, 2, 3, 50].map((attempts) => pause('outage', attempts));
    assert.deepEqual(pauses, [5, 30, 60, 60]);
  });

  it('does not come for a rejected mail', () => {
    assert.equal(pause('rejected', 1), null);
  });

  it('does not come after three days', () => {
    for (const fault of ['refused', 'outage'] as const) {
      assert.notEqual(pause(fault, 70, 3 * DAY_S - 1), null);
      assert.equal(pause(fault, 70, 3 * DAY_S), null);
    }
  });
});

import assert from 'node:assert/strict';
import { openPglite } from '../../server/db/pglite.ts';
import { prepareSchema } from '../../server/db/prepareSchema.ts';
import { consumeLimit } from '../../server/db/rateLimits.ts';
import type { HardCase } from './hardCase.ts';

const LIMIT = { name: 'hard', times: 10, seconds: 600 };
const SHARE = LIMIT.seconds / LIMIT.times;

export const clock: HardCase = {
  name: 'the clock jumps back and forth by up to a day',
  promise: 'after one interval a request is allowed again; nobody waits for the clock to catch up',
  async run({ of }) {
    const jumps = of(300);
    const db = await openPglite('memory://');
    try {
      await prepareSchema(db, { bootstrap: true });
      let now = Date.parse('2026-11-22T15:00:00Z');
      let longest = 0;
      for (let round = 0; round < jumps; round += 1) {
        // Shifts of some hours in both directions, the same in each run.
        now += (((round * 7919) % 49) - 24) * 3_600_000;
        const wait = await consumeLimit(db, LIMIT, 'ana', new Date(now));
        longest = Math.max(longest, wait);
        assert.ok(wait <= SHARE, `${wait} s to wait`);
        now += wait * 1000;
        if (wait > 0) assert.equal(await consumeLimit(db, LIMIT, 'ana', new Date(now)), 0);
      }
      return { tried: `${jumps} jumps`, happened: `the longest wait was ${longest} s of ${SHARE}` };
    } finally {
      await db.close();
    }
  },
};

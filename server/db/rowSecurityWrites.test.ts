import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { seedCast, tryAs, VIEWERS } from '../testing/cast.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { ATTEMPTS } from '../testing/writeAttempts.ts';
import type { Database } from './port.ts';

/** SQLSTATEs: missing right; invalid value. */
const REFUSALS = { denied: '42501', unfit: '23514', lastAdmin: 'APP02' };

forEachDatabase((name, open) => {
  describe(`what each person changes on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
      await seedCast(db);
    });

    for (const { what, sql, otherwise, allowed = {} } of ATTEMPTS) {
      test(`who may ${what}`, async () => {
        const counted = /^(insert|update|delete)/.test(sql) ? `${sql} returning 1` : sql;
        for (const viewer of VIEWERS) {
          // Without a grant every statement of a visitor is an error, not merely without effect.
          const expected = allowed[viewer] ?? (viewer === 'visitor' ? 'denied' : otherwise);
          const outcome = tryAs(db, viewer, (tx) => tx.query(counted));
          if (typeof expected === 'number') assert.equal((await outcome).length, expected, viewer);
          else await assert.rejects(outcome, { code: REFUSALS[expected] }, viewer);
        }
      });
    }
  });
});

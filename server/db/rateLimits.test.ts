import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { createDatabase, forEachDatabase } from '../testing/databases.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './port.ts';
import { refundLimit, consumeLimit } from './rateLimits.ts';

const LIMIT = { name: 'test', times: 3, seconds: 90 };
const START = Date.parse('2026-11-20T15:00:00Z');
const after = (seconds: number) => new Date(START + seconds * 1000);

forEachDatabase((name, open) => {
  describe(`rate limits on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    const takeAll = async (subject: string) => {
      for (const turn of [1, 2, 3]) assert.equal(await take(subject, 0), 0, `turn ${turn}`);
    };
    const take = (subject: string, seconds: number, limit = LIMIT) =>
      consumeLimit(db, limit, subject, after(seconds));

    test('allows a burst, then one per interval, then a full burst again after a rest', async () => {
      await takeAll('rosa');
      assert.equal(await take('rosa', 0), 30);
      assert.equal(await take('rosa', 29.5), 1);
      assert.equal(await take('rosa', 30), 0);
      assert.equal(await take('rosa', 30), 30);
      for (const turn of [1, 2, 3]) assert.equal(await take('rosa', 120), 0, `later turn ${turn}`);
      assert.equal(await take('rosa', 120), 30);
    });

    test('a refused request does not count', async () => {
      await takeAll('luz');
      for (const seconds of [1, 2, 3]) assert.ok((await take('luz', seconds)) > 0);
      assert.equal(await take('luz', 30), 0);
    });

    test('each subject and each limit is counted separately', async () => {
      await takeAll('ana');
      assert.equal(await take('eva', 0), 0);
      assert.equal(await take('ana', 0, { ...LIMIT, name: 'other' }), 0);
    });

    test('a refunded request can be used again', async () => {
      await takeAll('sol');
      await refundLimit(db, LIMIT, 'sol');
      assert.equal(await take('sol', 0), 0);
      assert.equal(await take('sol', 0), 30);
    });

    test('a clock set back by hours costs at most one interval', async () => {
      const later = 2 * 60 * 60;
      for (const who of ['lia', 'leo']) assert.equal(await take(who, later), 0);
      assert.equal(await take('lia', 0), 30);
      assert.equal(await take('lia', 30), 0);
      assert.equal(await take('lia', 30), 30);
      // A subject with a hardly used limit waits no longer than one with an exhausted limit.
      assert.equal(await take('leo', 0), 30);
    });

    test('concurrent requests get no more than sequential ones', async () => {
      const waits = await Promise.all(Array.from({ length: 20 }, () => take('mar', 0)));
      assert.equal(waits.filter((wait) => wait === 0).length, 3);
    });

    test('the table stores no subjects, and no fully restored limits', async () => {
      await take('iris@example.pe', 1000);
      const before = await db.query<{ key: string }>('select key from app.rate_limits');
      assert.ok(before.every(({ key }) => /^[0-9a-f]{64}$/.test(key)));
      await take('flor', 5000);
      const left = await db.query('select key from app.rate_limits');
      assert.equal(left.length, 1);
    });
  });
});

test('two servers on one Postgres count together', async (t) => {
  const url = await createDatabase('template1');
  const servers = [openPostgres(url), openPostgres(url)] as const;
  t.after(() => Promise.all(servers.map((server) => server.close())));
  await migrate(servers[0], { bootstrap: true });
  const tries = Array.from({ length: 20 }, (_try, index) =>
    consumeLimit(servers[index % 2]!, LIMIT, 'rosa', after(0)),
  );
  const granted = (await Promise.all(tries)).filter((wait) => wait === 0);
  assert.equal(granted.length, 3);
});

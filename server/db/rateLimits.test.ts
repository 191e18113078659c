import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { createDatabase, forEachDatabase } from '../testing/databases.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './port.ts';
import { giveTurnBack, takeTurn } from './rateLimits.ts';

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
      takeTurn(db, limit, subject, after(seconds));

    test('so many in a row, then one each share of the time, then all of them', async () => {
      await takeAll('rosa');
      assert.equal(await take('rosa', 0), 30);
      assert.equal(await take('rosa', 29.5), 1);
      assert.equal(await take('rosa', 30), 0);
      assert.equal(await take('rosa', 30), 30);
      for (const turn of [1, 2, 3]) assert.equal(await take('rosa', 120), 0, `later turn ${turn}`);
      assert.equal(await take('rosa', 120), 30);
    });

    test('a refused turn costs nothing', async () => {
      await takeAll('luz');
      for (const seconds of [1, 2, 3]) assert.ok((await take('luz', seconds)) > 0);
      assert.equal(await take('luz', 30), 0);
    });

    test('each subject and each limit counts for itself', async () => {
      await takeAll('ana');
      assert.equal(await take('eva', 0), 0);
      assert.equal(await take('ana', 0, { ...LIMIT, name: 'other' }), 0);
    });

    test('a turn given back can be taken again', async () => {
      await takeAll('sol');
      await giveTurnBack(db, LIMIT, 'sol');
      assert.equal(await take('sol', 0), 0);
      assert.equal(await take('sol', 0), 30);
    });

    test('a clock that is put back by hours costs one share of the time', async () => {
      const later = 2 * 60 * 60;
      for (const who of ['lia', 'leo']) assert.equal(await take(who, later), 0);
      assert.equal(await take('lia', 0), 30);
      assert.equal(await take('lia', 30), 0);
      assert.equal(await take('lia', 30), 30);
      // As good as used up for those who had hardly begun.
      assert.equal(await take('leo', 0), 30);
    });

    test('many at once get no more than one after the other', async () => {
      const waits = await Promise.all(Array.from({ length: 20 }, () => take('mar', 0)));
      assert.equal(waits.filter((wait) => wait === 0).length, 3);
    });

    test('the table holds no subject, and nothing that is whole again', async () => {
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
    takeTurn(servers[index % 2]!, LIMIT, 'rosa', after(0)),
  );
  const granted = (await Promise.all(tries)).filter((wait) => wait === 0);
  assert.equal(granted.length, 3);
});

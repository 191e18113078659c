import assert from 'node:assert/strict';
import { after, before, describe, it, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase } from '../testing/databases.ts';
import type { Database, Queryable } from './port.ts';
import { openPostgres } from './postgres.ts';
import { DatabaseUnavailable, timeLimitedDatabase } from './unavailable.ts';

// The embedded database has one connection and cancels nothing. At once: the limits are seconds.
describe('a time-limited Postgres', { concurrency: true }, () => {
  let url: string;
  let watcher: Database;

  before(async () => {
    url = await createDatabase('template1');
    watcher = openPostgres(url, { max: 2 });
    await watcher.script(
      'create table counters (id int primary key, count int); insert into counters values (1, 0), (2, 0), (3, 0)',
    );
  });
  after(() => watcher.close());

  function open(t: TestContext) {
    const db = timeLimitedDatabase(openPostgres(url, { max: 4 }));
    t.after(() => db.close());
    return db;
  }

  /** How many backends still run such a statement. */
  const running = async (statement: string) => {
    const rows = await watcher.query(
      `select from pg_stat_activity where state = 'active' and query like $1 and pid <> pg_backend_pid()`,
      [`%${statement}%`],
    );
    return rows.length;
  };
  type Ask = (db: Database) => Promise<unknown>;
  const slowStatements: [string, Ask][] = [
    ['a query', (db) => db.query('select pg_sleep(20) as query')],
    ['a query with parameters', (db) => db.query('select pg_sleep($1) as parameters', [20])],
    ['a script', (db) => db.script('select pg_sleep(20) as script')],
    [
      'a transaction',
      (db) => db.transaction((tx) => tx.query('select pg_sleep(20) as transaction')),
    ],
  ];
  for (const [what, ask] of slowStatements) {
    it(`what ${what} asks too long for is cancelled, and its connection free again`, async (t) => {
      const db = open(t);
      // More than there are connections: some wait in the driver's queue.
      const asked = Array.from({ length: 6 }, () => assert.rejects(ask(db), DatabaseUnavailable));
      await Promise.all(asked);
      const until = performance.now() + 10_000;
      while ((await running(`as ${what.split(' ').at(-1)}`)) > 0) {
        assert.ok(performance.now() < until, 'not cancelled');
        await pause(20);
      }
      assert.deepEqual(await db.query('select 1 as one'), [{ one: 1 }]);
    });
  }

  it('a statement that somebody cancels is answered 503', async (t) => {
    const asked = assert.rejects(open(t).query('select pg_sleep(2)'), DatabaseUnavailable);
    while ((await running('pg_sleep(2)')) === 0) await pause(20);
    await watcher.query(
      `select pg_cancel_backend(pid) from pg_stat_activity where query = 'select pg_sleep(2)'`,
    );
    await asked;
  });

  it('calls with a longer limit finish, whoever else is given up meanwhile', async (t) => {
    const db = open(t);
    const long = db.within(10_000);
    const locked = Promise.withResolvers<undefined>();
    const [row, moved] = await Promise.all([
      long.query('select 1 as one, pg_sleep(4)'),
      long.transaction(async (tx) => {
        await tx.query('update counters set count = count where id = 3');
        locked.resolve(undefined);
        return tx.query<{ one: number }>('select 1 as one, pg_sleep(4)');
      }),
      // Waits for the row of the transaction above.
      locked.promise.then(() =>
        assert.rejects(
          db.query('update counters set count = count where id = 3'),
          DatabaseUnavailable,
        ),
      ),
    ]);
    assert.deepEqual([row[0]?.one, moved[0]?.one], [1, 1]);
  });

  it('both transactions of a deadlock are kept, each once', async (t) => {
    const db = open(t);
    const add = (tx: Queryable, id: number) =>
      tx.query('update counters set count = count + 1 where id = $1', [id]);
    const both = Promise.withResolvers<undefined>();
    let started = 0;
    const cross = (first: number, second: number) =>
      db.transaction(async (tx) => {
        await add(tx, first);
        started += 1;
        if (started === 2) both.resolve(undefined);
        await both.promise;
        await add(tx, second);
      });
    await Promise.all([cross(1, 2), cross(2, 1)]);
    assert.ok(started > 2, 'there was no deadlock');
    assert.deepEqual(await watcher.query('select count from counters where id < 3'), [
      { count: 2 },
      { count: 2 },
    ]);
  });

  it('a transaction that loses each time is answered 503 after a few attempts', async (t) => {
    let attempts = 0;
    const losing = open(t).transaction(async (tx) => {
      attempts += 1;
      await tx.script(`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`);
    });
    await assert.rejects(losing, DatabaseUnavailable);
    assert.equal(attempts, 4);
  });
});

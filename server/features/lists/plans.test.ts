import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { enter } from '../../db/enter.ts';
import type { Claims, Database, Queryable } from '../../db/port.ts';
import { seedCompany, type Cast } from '../../testing/company.ts';
import { forEachDatabase } from '../../testing/databases.ts';

const ROWS = 4_000;
const SIZE = 20;

forEachDatabase((name, open) => {
  describe(`how pages are read on ${name}`, () => {
    let db: Database;
    let cast: Cast;

    before(async () => {
      db = await open();
      cast = await seedCompany(db);
      await db.query(
        `insert into app.tickets (user_id, subject, description, status, created_at)
         select $1, 'Asunto ' || n * 7919 % ${ROWS}, 'Referencia ' || n,
                (array['Abierto', 'En Progreso', 'Cerrado'])[1 + n % 3], now() - n * interval '1 minute'
           from generate_series(1, ${ROWS}) n`,
        [cast.client],
      );
    });

    /** Reads pages in one transaction, and counts what Postgres looked at in the table of tickets. */
    async function looked(query: object, { pages = 1 } = {}) {
      const claims: Claims = { sub: cast.admin, role: 'authenticated', session_id: cast.admin };
      return db.transaction(async (tx) => {
        const before = await counted(tx);
        const role = await enter(tx, claims);
        const given = { list: 'tickets', sort: 'createdAt', order: 'desc', limit: SIZE, ...query };
        let cursor: string | null = null;
        for (let page = 0; page < pages; page += 1) {
          const [row]: { page: { next: string | null } }[] = await tx.query(
            `select app.list_page('tickets', $1::text::json, $2, $3) as page`,
            [JSON.stringify({ ...given, cursor }), cast.admin, role],
          );
          cursor = row?.page.next ?? null;
        }
        const after = await counted(tx);
        return { scans: after.scans - before.scans, rows: after.rows - before.rows };
      });
    }

    /** What this connection did so far. */
    async function counted(tx: Queryable) {
      const [counts] = await tx.query<{ scans: number; rows: number }>(
        `select pg_stat_get_xact_numscans('app.tickets'::regclass)::int as scans,
                pg_stat_get_xact_tuples_fetched('app.tickets'::regclass)::int as rows`,
      );
      return counts ?? assert.fail();
    }

    const orders = ['createdAt', 'userName', 'subject', 'status'].flatMap((sort) =>
      ['asc', 'desc'].map((order) => ({ sort, order })),
    );
    const searches = ['referencia', 'referencia 77', 'zzzz', 'ef', 'zz', '👍'];
    const queries: object[] = [
      ...orders,
      ...orders.map((order) => ({ ...order, status: 'Cerrado' })),
      ...searches.map((search) => ({ search })),
      ...searches.map((search) => ({ search, sort: 'userName', status: 'Abierto' })),
    ];
    for (const query of queries) {
      test(`never row by row through the table: ${JSON.stringify(query)}`, async () => {
        assert.equal((await looked(query, { pages: 2 })).scans, 0);
      });
    }

    test('a page further down costs what it shows', async () => {
      for (const order of orders) {
        const first = await looked(order);
        const third = await looked(order, { pages: 3 });
        // Each row for its place and for its card, and the one that tells of a next page.
        assert.ok(
          third.rows - first.rows <= 2 * (2 * SIZE + 2),
          JSON.stringify({ order, first, third }),
        );
      }
    });

    test('a rare word costs what it finds', async () => {
      const { rows } = await looked({ search: 'referencia 1234' });
      assert.ok(rows < 200, `${rows} rows`);
    });
  });
});

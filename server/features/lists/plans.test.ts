import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { SORTS, type ListName } from '#contract/lists.ts';
import { enter } from '../../db/enter.ts';
import type { Claims, Database, Queryable } from '../../db/port.ts';
import type { Cast } from '../../testing/company.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { FULL } from '../../testing/full.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

/** Of each list; the planner's choice is the same. */
const ROWS = FULL ? 20_000 : 1_000;
const SIZE = 20;

type BigList = Exclude<ListName, 'staff'>;

/** Named as in the database. */
const tableOf = (list: BigList) => (list === 'messages' ? 'contact_messages' : list);
/** Whose scans are counted. */
const storeOf = (list: BigList) => (list === 'clients' ? 'client_details' : tableOf(list));
type Looked = Record<'scans' | 'rows', number>;

/** Values of the filters of each list. */
const FILTERS: Record<BigList, object[]> = {
  projects: [
    ...[
      { status: 'Completado' },
      { assigned_to: 'none' },
      { service: 2 },
      { service: 2, state: 'archived' },
    ],
    ...[{ state: 'archived' }, { state: 'overdue' }, { state: 'awaiting' }],
  ],
  tickets: [{ status: 'Cerrado' }],
  ideas: [],
  clients: [],
  complaints: [{ state: 'open' }, { state: 'answered' }, { type: 'queja' }],
  messages: [{ status: 'nuevo' }, { assigned_to: 'none' }],
};
const SEARCHES = ['referencia', 'referencia 77', 'zzzz', 'ef', 'zz', '👍'];

function queriesOf(list: BigList): { sort: string; order: string; search?: string }[] {
  const orders = SORTS[list].flatMap((sort) => ['asc', 'desc'].map((order) => ({ sort, order })));
  const [first = { sort: '', order: '' }] = orders;
  return [
    ...orders,
    ...FILTERS[list].flatMap((filter) => orders.map((order) => ({ ...order, ...filter }))),
    ...SEARCHES.flatMap((search) => orders.slice(1, 4).map((order) => ({ ...order, search }))),
    ...FILTERS[list].map((filter) => ({ ...first, search: 'referencia', ...filter })),
  ];
}

forEachDatabase((name, open) => {
  describe(`how ${ROWS} rows are read by pages on ${name}`, () => {
    let api: Api;
    let db: Database;
    let cast: Cast;

    before(async () => {
      api = await openApi(await open());
      ({ db, cast } = api);
      await seed(db, cast);
    });

    /** Reads pages in one transaction and counts the rows that Postgres scanned. */
    async function looked(
      list: BigList,
      query: object,
      { pages = 1, who = cast.admin } = {},
    ): Promise<Looked> {
      const claims: Claims = { sub: who, role: 'authenticated', session_id: who };
      return db.transaction(async (tx) => {
        const before = await counted(tx, list);
        const role = await enter(tx, claims);
        const given = {
          list: tableOf(list),
          sort: 'createdAt',
          order: 'desc',
          limit: SIZE,
          ...query,
        };
        let cursor: string | null = null;
        for (let page = 0; page < pages; page += 1) {
          const [row]: { page: { next: string | null } }[] = await tx.query(
            `select app.list_page($1, $2::text::json, $3, $4) as page`,
            [tableOf(list), JSON.stringify({ ...given, cursor }), who, role],
          );
          cursor = row?.page.next ?? null;
        }
        const after = await counted(tx, list);
        return { scans: after.scans - before.scans, rows: after.rows - before.rows };
      });
    }

    for (const list of Object.keys(FILTERS) as BigList[]) {
      test(`${list}: no order, filter or search needs a sequential scan`, async () => {
        const scanned = [];
        for (const query of queriesOf(list)) {
          const { scans } = await looked(list, query, { pages: 2 });
          if (scans > 0) scanned.push(query);
        }
        assert.deepEqual(scanned, []);
      });
    }

    test('a client’s own tickets and a part of the whole list need no sequential scan either', async () => {
      for (const who of [cast.admin, cast.client]) {
        assert.equal((await looked('tickets', {}, { who, pages: 2 })).scans, 0);
        assert.equal((await looked('tickets', { form: 'part' }, { who })).scans, 0);
      }
    });

    test('a later page scans only the rows it returns', async () => {
      for (const sort of SORTS.tickets) {
        for (const order of ['asc', 'desc']) {
          const first = await looked('tickets', { sort, order });
          const third = await looked('tickets', { sort, order }, { pages: 3 });
          // Each row is read for its position and again for its content, plus one to detect a next page.
          assert.ok(
            third.rows - first.rows <= 2 * (2 * SIZE + 2),
            JSON.stringify({ sort, order, first, third }),
          );
        }
      }
    });

    test('a search for a rare word scans only its matches', async () => {
      const { rows } = await looked('tickets', { search: `referencia ${ROWS - 66}` });
      assert.ok(rows < 200, `${rows} rows`);
    });

    test('the whole list, read in parts, has every ticket once and in order', async () => {
      for (const who of ['admin', 'client'] as const) {
        const { body } = await api.call(who, 'listTickets');
        const expected = await db.query<{ id: string }>(
          `select id from app.tickets where $1 or user_id = $2 order by created_at desc, id`,
          [who === 'admin', cast[who]],
        );
        const ids = (body as unknown as { id: string }[]).map(({ id }) => id);
        assert.deepEqual(
          ids,
          expected.map(({ id }) => id),
        );
      }
    });
  });
});

/** The statistics of this connection so far. */
async function counted(tx: Queryable, list: BigList): Promise<Looked> {
  const [counts] = await tx.query<Looked>(
    `select pg_stat_get_xact_numscans($1::regclass)::int as scans,
            pg_stat_get_xact_tuples_fetched($1::regclass)::int as rows`,
    [`app.${storeOf(list)}`],
  );
  return counts ?? assert.fail();
}

/** Seeds `ROWS` rows of each list, some with equal timestamps, and updates the planner's statistics. */
async function seed(db: Database, { admin, client, projectManager }: Cast): Promise<void> {
  await db.script(`
    insert into app.tickets (user_id, subject, description, status, created_at)
    select '${client}', 'Asunto ' || n * 7919 % ${ROWS}, 'Referencia ' || n,
           (array['Abierto', 'En Progreso', 'Cerrado'])[1 + n % 3], now() - n / 3 * interval '1 minute'
      from generate_series(1, ${ROWS}) n;
    insert into app.projects (name, client_id, service_id, status, progress, assigned_to, created_at)
    select 'Referencia ' || n * 7919 % ${ROWS}, '${client}', 1 + n % 6,
           (array['Planificación', 'En Progreso', 'Revisión', 'Completado'])[1 + n % 4], n % 101,
           case when n % 5 > 0 then '${projectManager}'::uuid end, now() - n / 3 * interval '1 minute'
      from generate_series(1, ${ROWS}) n;
    insert into app.ideas (user_id, name, prompt, description, features, created_at)
    select '${client}', 'Idea ' || n * 7919 % ${ROWS}, 'Referencia ' || n, 'Una tienda', '{uno,dos,tres}',
           now() - n / 3 * interval '1 minute'
      from generate_series(1, ${ROWS}) n;
    insert into app.complaints (year, number, filed_at, due_date, type, full_name, document_id, email, details)
    select 2026, n, '2026-06-01 15:00Z'::timestamptz + n / 3 * interval '1 minute', '2026-12-01'::date + n % 90,
           (array['reclamo', 'queja'])[1 + n % 2], 'Persona ' || n * 7919 % ${ROWS}, '12345678',
           'a@example.pe', 'Referencia ' || n
      from generate_series(1, ${ROWS}) n;
    insert into app.complaint_answers (complaint_id, text, author_id, author_name)
    select c.id, 'Listo', '${admin}', 'admin' from app.complaints c where c.number % 3 = 0;
    insert into auth.users (id, email, raw_user_meta_data, created_at)
    select gen_random_uuid(), 'p' || n || '@example.pe',
           jsonb_build_object('full_name', 'Referencia ' || n * 7919 % ${ROWS}), now() - n / 3 * interval '1 minute'
      from generate_series(1, ${ROWS}) n;
    insert into app.contact_messages (name, email, subject, message, status, assigned_to, created_at)
    select 'Persona ' || n * 7919 % ${ROWS}, 'p' || n % ${ROWS / 4} || '@example.pe', 'Asunto', 'Referencia ' || n,
           (array['nuevo', 'en conversación', 'ganado', 'perdido'])[1 + n % 4],
           case when n % 5 > 0 then '${admin}'::uuid end, now() - n / 3 * interval '1 minute'
      from generate_series(1, ${ROWS}) n;
    analyze;
  `);
}

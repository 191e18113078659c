import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { SORTS, type ListName } from '#contract/lists.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import {
  openLists,
  PAGES,
  SUBJECTS,
  type AnyPage,
  type Lists,
  type Query,
} from '../../testing/lists.ts';

const LISTS = Object.keys(PAGES) as ListName[];

forEmbeddedDatabase((name, open) => {
  describe(`lists by pages on ${name}`, () => {
    let lists: Lists;
    before(async () => {
      lists = await openLists(await open());
    });
    const ask: Lists['ask'] = (...query) => lists.ask(...query);
    const walk: Lists['walk'] = (...query) => lists.walk(...query);

    const subjectsOf = async (query: Query) =>
      (await ask('pageAllTickets', query)).rows.map(({ subject }) => subject);

    for (const list of LISTS) {
      for (const sort of SORTS[list]) {
        test(`${list} by ${sort}: page by page the same as at once, and backwards`, async () => {
          const call = PAGES[list];
          const all = await ask(call, { sort, order: 'asc', limit: 100 });
          assert.equal(all.next, null);
          assert.deepEqual([all.total, all.exact], [all.rows.length, true]);
          assert.ok(all.rows.length > 3);
          const [third, half] = [3, 2].map((pages) => Math.ceil(all.rows.length / pages));
          assert.deepEqual(await walk(call, { sort, order: 'asc' }, third), all.rows);
          assert.deepEqual(await walk(call, { sort, order: 'desc' }, half), all.rows.toReversed());
        });
      }
    }

    test('default order: newest first, staff by name, complaints by deadline', async () => {
      const ids = (page: AnyPage) => page.rows.map(({ id }) => id);
      const orders: Record<ListName, Query> = {
        projects: { sort: 'createdAt', order: 'desc' },
        tickets: { sort: 'createdAt', order: 'desc' },
        ideas: { sort: 'created_at', order: 'desc' },
        staff: { sort: 'full_name', order: 'asc' },
        clients: { sort: 'full_name', order: 'asc' },
        complaints: { sort: 'dueDate', order: 'asc' },
        contactMessages: { sort: 'createdAt', order: 'desc' },
      };
      for (const list of LISTS) {
        assert.deepEqual(
          ids(await ask(PAGES[list])),
          ids(await ask(PAGES[list], orders[list])),
          list,
        );
      }
      const codes = (await ask('pageComplaints')).rows.map(({ code }) => code);
      assert.deepEqual(codes, ['000001-2026', '000002-2026', '000003-2026', '000004-2026']);
      const tickets = (await ask('pageAllTickets')).rows;
      const moments = tickets.map(({ createdAt }) => createdAt);
      assert.deepEqual(moments, moments.toSorted().reverse());
    });

    test('names are sorted as in Spanish: accents are ignored, ñ follows n', async () => {
      const sorted = await subjectsOf({ sort: 'subject', search: '', limit: 100 });
      const mine = sorted.filter((subject) => SUBJECTS.includes(String(subject)));
      assert.deepEqual(mine, [
        ...[
          '50% más',
          'a_b',
          'barra \\ n',
          "d'Alma",
          'nacho',
          'nz',
          'Ñandú',
          'Óscar',
          'oso',
          'un 👍',
        ],
      ]);
    });

    test('a row inserted or deleted between two pages neither repeats nor hides another', async () => {
      const query = { sort: 'subject', order: 'asc', limit: 3 };
      const insert = (...subjects: string[]) =>
        lists.api.db.query(
          `insert into app.tickets (user_id, subject, description)
           select $1, value, 'Pasajero' from json_array_elements_text($2::json)`,
          [lists.api.cast.client, JSON.stringify(subjects)],
        );
      await insert('00 uno', '00 dos', '00 tres');
      const all = await walk('pageAllTickets', query, 100);
      const first = await ask('pageAllTickets', query);
      await insert('00 antes', 'zz después');
      const last = first.rows.at(-1)?.id;
      await lists.api.db.query('delete from app.tickets where id = $1', [last]);
      const others = [];
      for (let cursor = first.next; cursor !== null;) {
        const page: AnyPage = await ask('pageAllTickets', { ...query, cursor });
        others.push(...page.rows);
        cursor = page.next;
      }
      assert.deepEqual(
        others.map(({ subject }) => subject),
        [...all.slice(3).map(({ subject }) => subject), 'zz después'],
      );
      await lists.api.db.query(`delete from app.tickets where description = 'Pasajero'`);
    });
  });
});

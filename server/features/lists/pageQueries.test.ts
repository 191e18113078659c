import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { calls, type CallName } from '#contract/calls.ts';
import { BAD_CURSOR } from '#contract/lists.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openLists, PAGES, type AnyPage, type Lists, type Query } from '../../testing/lists.ts';

const FURTHER_FIELDS = ['nextDate', 'state', 'deliveredAt', 'project', 'lastMessage'];

/** Whole lists lack the fields that pages add. */
function asSpecified(rows: AnyPage['rows'] | undefined): object[] {
  const text = JSON.stringify(rows ?? [], (field, value: unknown) =>
    FURTHER_FIELDS.includes(field) ? undefined : value,
  );
  return JSON.parse(text) as object[];
}

forEmbeddedDatabase((name, open) => {
  describe(`what pages are asked with on ${name}`, () => {
    let lists: Lists;
    before(async () => {
      lists = await openLists(await open());
    });
    const ask: Lists['ask'] = (...query) => lists.ask(...query);

    describe('refuses', () => {
      const bad: [Query, string | RegExp][] = [
        [{ limit: 0 }, 'El límite va de 1 a 100.'],
        [{ limit: 101 }, 'El límite va de 1 a 100.'],
        [{ limit: 1e9 }, 'El límite va de 1 a 100.'],
        [{ limit: 1.5 }, 'El límite va de 1 a 100.'],
        [{ limit: 'x' }, 'El límite va de 1 a 100.'],
        [{ sort: 'description' }, 'No se puede ordenar por esa columna.'],
        [{ sort: 'search_text' }, 'No se puede ordenar por esa columna.'],
        [{ order: 'up' }, 'El orden es asc o desc.'],
        [{ search: 'x'.repeat(500) }, 'La búsqueda admite hasta 200 caracteres; tiene 500.'],
        [
          { search: 'a\0b' },
          'La búsqueda contiene un carácter no permitido después de «a». Bórralo.',
        ],
        [{ status: 'Roto' }, /./],
        [{ cursor: 'abc' }, BAD_CURSOR],
        [{ cursor: 'x'.repeat(3000) }, BAD_CURSOR],
        [{ cursor: '%%%' }, BAD_CURSOR],
        [{ cursor: Buffer.from('0123456789abcdef[1, 2, "3"]').toString('base64url') }, BAD_CURSOR],
      ];
      for (const [query, message] of bad) {
        test(JSON.stringify(query).slice(0, 60), async () => {
          const { status, body } = await lists.api.call('admin', 'pageAllTickets', { query });
          assert.equal(status, 400);
          if (typeof message === 'string') assert.equal(body.message, message);
          else assert.match(String(body.message), message);
        });
      }

      test('a forged cursor, or one of another query', async () => {
        const query = { sort: 'subject', order: 'asc', limit: 2 };
        const { next } = await ask('pageAllTickets', query);
        const cursor = next ?? assert.fail();
        const text = Buffer.from(cursor, 'base64url').toString();
        const changed = Buffer.from(text.replace(/"[^"]*"/, '"zz"')).toString('base64url');
        assert.notEqual(changed, cursor);
        const others: [CallName, Query][] = [
          ['pageAllTickets', { ...query, cursor: changed }],
          ['pageAllTickets', { ...query, cursor: `${cursor}A` }],
          ['pageAllTickets', { ...query, cursor: cursor.slice(1) }],
          ['pageAllTickets', { ...query, order: 'desc', cursor }],
          ['pageAllTickets', { ...query, sort: 'status', cursor }],
          ['pageAllTickets', { ...query, search: 'guia', cursor }],
          ['pageAllTickets', { ...query, status: 'Cerrado', cursor }],
          ['pageAllTickets', { cursor }],
          ['pageProjects', { sort: 'name', order: 'asc', cursor }],
        ];
        for (const [call, changedQuery] of others) {
          const { status, body } = await lists.api.call('admin', call, { query: changedQuery });
          assert.deepEqual(
            [status, body],
            [400, { message: BAD_CURSOR }],
            JSON.stringify(changedQuery),
          );
        }
        // What is not part of the question may change.
        assert.equal((await ask('pageAllTickets', { ...query, limit: 5, cursor })).rows.length, 5);
      });
    });

    describe('requests with a limit', () => {
      test('the bundle contains the newest rows of each list and a cursor for the rest', async () => {
        const whole = await lists.api.call('admin', 'getAllData');
        const cut = await lists.api.call('admin', 'getAllData', { query: { limit: 3 } });
        assert.deepEqual(calls.getAllData.response.parse(cut.body), cut.body);
        const { more, ...cutLists } = cut.body as Record<string, AnyPage['rows']> & {
          more: Record<string, { next: string; total: number; exact: boolean }>;
        };
        assert.deepEqual(Object.keys(more), ['projects', 'tickets', 'ideas']);
        for (const list of ['projects', 'tickets', 'ideas'] as const) {
          const all = whole.body[list] as AnyPage['rows'];
          assert.deepEqual(asSpecified(cutLists[list]), all.slice(0, 3), list);
          const { next, ...total } = more[list] ?? assert.fail();
          assert.deepEqual(total, { total: all.length, exact: true }, list);
          const rest = await ask(PAGES[list], { limit: 100, cursor: next });
          assert.deepEqual(asSpecified(rest.rows), all.slice(3), list);
        }
        for (const list of ['profiles', 'project_managers', 'roles']) {
          assert.deepEqual(cutLists[list], whole.body[list], list);
        }
        assert.ok(!('more' in whole.body));
      });

      test('a list within the limit is complete', async () => {
        const cut = await lists.api.call('admin', 'getAllData', { query: { limit: 100 } });
        const { projects, tickets, ...others } = cut.body as Record<string, AnyPage['rows']>;
        assert.deepEqual(
          { projects: asSpecified(projects), tickets: asSpecified(tickets), ...others },
          (await lists.api.call('admin', 'getAllData')).body,
        );
      });

      test('the ticket list is limited too, for each person’s own tickets', async () => {
        const whole = await lists.api.call('client', 'listTickets');
        const all = whole.body as unknown as AnyPage['rows'];
        const { body } = await lists.api.call('client', 'listTickets', { query: { limit: 2 } });
        const { tickets, more } = body as {
          tickets: AnyPage['rows'];
          more: { next: string; total: number };
        };
        assert.deepEqual(asSpecified(tickets), all.slice(0, 2));
        assert.equal(more.total, all.length);
        const rest = await ask('pageTickets', { cursor: more.next }, 'client');
        assert.deepEqual(asSpecified(rest.rows), all.slice(2));
        const { body: fits } = await lists.api.call('client', 'listTickets', {
          query: { limit: 100 },
        });
        assert.deepEqual(Object.keys(fits), ['tickets']);
        assert.deepEqual(asSpecified(fits.tickets as AnyPage['rows']), all);
      });

      test('only limits from 1 to 100 are accepted', async () => {
        for (const call of ['getAllData', 'listTickets'] as const) {
          for (const limit of [0, 101, 1e9, 'x', '']) {
            const { status, body } = await lists.api.call('admin', call, { query: { limit } });
            assert.deepEqual([status, body], [400, { message: 'El límite va de 1 a 100.' }]);
          }
        }
      });
    });
  });
});

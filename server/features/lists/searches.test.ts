import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/calls.ts';
import { addPerson } from '../../testing/company.ts';
import { SIX_FIELDS } from '../../testing/complaint.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openLists, SUBJECTS, type Lists, type Query } from '../../testing/lists.ts';

forEmbeddedDatabase((name, open) => {
  describe(`what lists are searched for on ${name}`, () => {
    let lists: Lists;
    before(async () => {
      lists = await openLists(await open());
    });
    const ask: Lists['ask'] = (...query) => lists.ask(...query);
    const walk: Lists['walk'] = (...query) => lists.walk(...query);

    describe('a search', () => {
      const searches: [string, string[]][] = [
        ['ÑANDU', ['Ñandú']],
        ['n\u0303andu', ['Ñandú']],
        ['óscar', ['Óscar']],
        ['50%', ['50% más']],
        ['a_b', ['a_b']],
        ['%', ['50% más']],
        ['_', ['a_b']],
        ['\\', ['barra \\ n']],
        ["'", ["d'Alma"]],
        ['👍', ['un 👍']],
        ['guia  NZ', ['nz']],
        ['guia', SUBJECTS],
        ['zz', []],
        ['guia zz', []],
        ["'; drop table app.tickets; --", []],
      ];
      for (const [search, found] of searches) {
        test(`for ${search}`, async () => {
          const page = await ask('pageAllTickets', { search, limit: 100 });
          assert.deepEqual(page.rows.map(({ subject }) => subject).sort(), found.toSorted());
          assert.deepEqual([page.total, page.exact, page.next], [found.length, true, null]);
        });
      }

      const columns: [CallName, string, number][] = [
        ['pageAllTickets', 'projectManager', 1],
        ['pageAllTickets', 'detalle', 6],
        ['pageProjects', 'projectManager', 1],
        ['pageProjects', 'branding', 2],
        ['pageProjects', 'revision otra', 0],
        ['pageProjects', 'revision client', 10],
        ['pageIdeas', 'pan ñandu', 1],
        ['pageStaff', 'gestion', 1],
        ['pageStaff', 'administracion', 1],
        ['pageStaff', 'client', 0],
        ['pageComplaints', '000002', 1],
        ['pageComplaints', SIX_FIELDS.documentId, 4],
        ['pageComplaints', SIX_FIELDS.email, 4],
      ];
      for (const [call, search, count] of columns) {
        test(`${call} for ${search}`, async () => {
          assert.equal((await ask(call, { search })).total, count);
        });
      }

      test('can be paged in any order', async () => {
        const all = await ask('pageAllTickets', { search: 'envios', sort: 'status' });
        assert.equal(all.total, SUBJECTS.length);
        assert.deepEqual(
          await walk('pageAllTickets', { search: 'envios', sort: 'status' }),
          all.rows,
        );
      });
    });

    test('filters', async () => {
      const count = async (call: CallName, query: Query) => (await ask(call, query)).total;
      assert.equal(await count('pageAllTickets', { status: 'Cerrado' }), 3);
      assert.equal(await count('pageAllTickets', { status: 'Cerrado', search: 'guia' }), 3);
      assert.equal(await count('pageAllTickets', { status: 'Cerrado', search: 'detalle' }), 0);
      assert.equal(await count('pageProjects', { status: 'Revisión', assigned_to: 'none' }), 10);
      assert.equal(await count('pageProjects', { assigned_to: lists.api.cast.projectManager }), 1);
      assert.equal(await count('pageComplaints', { type: 'queja' }), 0);
      assert.equal(await count('pageComplaints', { type: 'reclamo' }), 4);
      const codes = async (state: string) =>
        (await ask('pageComplaints', { state })).rows.map(({ code }) => String(code).slice(5, 6));
      assert.deepEqual(await codes('overdue'), ['1']);
      assert.deepEqual(await codes('soon'), ['2']);
      assert.deepEqual(await codes('onTime'), ['3']);
      assert.deepEqual(await codes('open'), ['1', '2', '3']);
      assert.deepEqual(await codes('answered'), ['4']);
    });

    test('a changed name is found and sorted at once in every list', async () => {
      const id = randomUUID();
      await addPerson(lists.api.db, id, 'Zoila Vásquez', 'project_manager');
      const [project] = (await ask('pageProjects', { search: 'oso' })).rows;
      await lists.api.call('admin', 'assignProject', {
        id: project?.id ?? '',
        body: { userId: id },
      });
      await lists.api.db.query(
        `insert into app.tickets (user_id, subject, description) values ($1, 'De Zoila', '-')`,
        [id],
      );
      const seen = async (name: string) => [
        (await ask('pageProjects', { search: name })).total,
        (await ask('pageAllTickets', { search: name })).total,
        (await ask('pageStaff', { search: name })).total,
      ];
      assert.deepEqual(await seen('vasquez'), [1, 1, 1]);
      await lists.api.db.query(`update app.profiles set full_name = 'Ana Quispe' where id = $1`, [
        id,
      ]);
      // The team is found by their addresses too.
      await lists.api.db.query(`update auth.users set email = 'ana@demo.pe' where id = $1`, [id]);
      assert.deepEqual(await seen('vasquez'), [0, 0, 0]);
      assert.deepEqual(await seen('quispe'), [1, 1, 1]);
      const [last] = (await ask('pageProjects', { sort: 'assigned_to', order: 'desc' })).rows;
      assert.deepEqual(last?.assigned_to, {
        id: lists.api.cast.projectManager,
        full_name: 'projectManager',
      });
      await lists.api.call('admin', 'assignProject', {
        id: project?.id ?? '',
        body: { userId: null },
      });
      assert.deepEqual(await seen('quispe'), [0, 1, 1]);
      await lists.api.db.query('delete from auth.users where id = $1', [id]);
    });

    test('people list and find only their own tickets', async () => {
      for (const who of ['client', 'otherClient', 'copywriter'] as const) {
        const rows = await walk('pageTickets', {}, 2, who);
        assert.ok(rows.length > 0 && rows.every(({ userName }) => userName === who), who);
        assert.equal((await ask('pageTickets', {}, who)).total, rows.length);
      }
      assert.equal((await ask('pageTickets', { search: 'nandu' }, 'client')).total, 1);
      for (const search of ['nandu', 'otherclient', 'zz', 'Ñ']) {
        const { rows } = await ask('pageTickets', { search }, 'otherClient');
        assert.ok(
          rows.every(({ userName }) => userName === 'otherClient'),
          search,
        );
      }
      const all = (await ask('pageAllTickets')).total;
      assert.equal((await ask('pageTickets', {}, 'ticketManager')).total, all);
      assert.equal((await ask('pageTickets', { search: 'nandu' }, 'ticketManager')).total, 1);
    });
  });
});

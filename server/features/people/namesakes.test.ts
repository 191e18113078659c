import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import type { Profile } from '#contract/people.ts';
import { asUser } from '../../db/rights.ts';
import { addPerson, addProject, type CastName } from '../../testing/company.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { openLists, type Lists, type Query } from '../../testing/lists.ts';

const ROSA = randomUUID();
const OTHER_ROSA = randomUUID();
const emailOf = (name: string, id: string) => `${name.replaceAll(' ', '.')}-${id}@demo.pe`;

forEachDatabase((databaseName, open) => {
  describe(`people of one name, on ${databaseName}`, () => {
    let lists: Lists;

    before(async () => {
      lists = await openLists(await open());
      const { db, cast } = lists.api;
      await addPerson(db, ROSA, 'Rosa Ñope', 'client');
      await addPerson(db, OTHER_ROSA, 'rosa ñopé', 'client');
      for (const [client, times] of [
        [ROSA, 3],
        [OTHER_ROSA, 2],
      ] as const) {
        for (let time = 0; time < times; time += 1) {
          await addProject(db, client, `Proyecto ${time}`, 1, cast.projectManager);
          await db.query(
            `insert into app.tickets (user_id, subject, description) values ($1, 'Yape', 'No carga')`,
            [client],
          );
        }
      }
    });

    const nameOther = (company: string, id = OTHER_ROSA) =>
      lists.api.db.query('update app.client_details set company = $2 where id = $1', [id, company]);
    /** The details of the rows of both, by whose they are. */
    async function details(who: CastName, call: 'pageProjects' | 'pageAllTickets') {
      const of = async (client: string) => {
        const { rows } = await lists.ask(call, { client }, who);
        return new Set(rows.map(({ userDetail }) => userDetail));
      };
      return [await of(ROSA), await of(OTHER_ROSA)];
    }

    for (const [call, most] of [
      ['pageProjects', 3],
      ['pageAllTickets', 3],
      ['pageIdeas', 3],
      ['pageClients', 1],
    ] as const) {
      it(`${call} has the rows of one alone, page by page in each order (CLIENT-6)`, async () => {
        for (const query of [
          {},
          { sort: call === 'pageIdeas' ? 'name' : 'createdAt' },
        ] as Query[]) {
          for (const [client, rows] of [
            [ROSA, most],
            [OTHER_ROSA, most === 3 ? 2 : 1],
          ] as const) {
            const { total } = await lists.ask(call, { ...query, client });
            const walked = await lists.walk(call, { ...query, client }, 1);
            assert.deepEqual([total, new Set(walked.map(({ id }) => id)).size], [rows, rows]);
          }
        }
      });
    }

    it('a namesake created meanwhile changes neither a filter nor what comes after a cursor', async () => {
      const query = { client: ROSA, sort: 'userName', limit: 1 };
      const { next } = await lists.ask('pageProjects', query);
      const third = randomUUID();
      await addPerson(lists.api.db, third, 'Rosa Nope', 'client');
      const fourth = randomUUID();
      await addPerson(lists.api.db, fourth, 'Rosa Ñope', 'client');
      await addProject(lists.api.db, fourth, 'De otra', 1, null);
      const { rows, total } = await lists.ask('pageProjects', {
        ...query,
        cursor: next ?? '',
        limit: 9,
      });
      assert.deepEqual([rows.length, total], [2, 3]);
      assert.deepEqual(new Set(rows.map(({ name }) => name)).has('De otra'), false);
      await lists.api.db.query('delete from app.projects where client_id = $1', [fourth]);
      await lists.api.db.query('delete from auth.users where id = any ($1)', [[third, fourth]]);
    });

    it('rows of others, and of nobody, are not found by a name in place of an id', async () => {
      const { status, body } = await lists.api.call('admin', 'pageProjects', {
        query: { client: 'Rosa Ñope' },
      });
      assert.deepEqual([status, body], [400, { message: 'El identificador no es válido.' }]);
      assert.equal((await lists.ask('pageProjects', { client: randomUUID() })).total, 0);
      const own = await lists.ask('pageTickets', { client: ROSA }, 'client');
      assert.equal(own.total, 0);
    });

    it('rows tell them apart by company, or by address where that is the same or missing (CLIENT-5)', async () => {
      const addresses = [emailOf('Rosa Ñope', ROSA), emailOf('rosa ñopé', OTHER_ROSA)] as const;
      for (const call of ['pageProjects', 'pageAllTickets'] as const) {
        assert.deepEqual(
          await details('admin', call),
          addresses.map((email) => new Set([email])),
        );
        await nameOther('Abonos Ñope');
        assert.deepEqual(await details('admin', call), [
          new Set([addresses[0]]),
          new Set(['Abonos Ñope']),
        ]);
        await nameOther('Abonos Ñope', ROSA);
        assert.deepEqual(
          await details('admin', call),
          addresses.map((email) => new Set([email])),
        );
        await nameOther('');
        await nameOther('', ROSA);
      }
    });

    it('who handles tickets and who runs a project sees it, nobody else, and of no other name', async () => {
      assert.deepEqual(await details('ticketManager', 'pageAllTickets'), [
        new Set([emailOf('Rosa Ñope', ROSA)]),
        new Set([emailOf('rosa ñopé', OTHER_ROSA)]),
      ]);
      const { body } = await lists.api.call('projectManager', 'getDashboard');
      const rows = body.projects as { userName: string; userDetail?: string }[];
      const found = Object.fromEntries(rows.map((row) => [row.userName, row.userDetail]));
      assert.deepEqual(found, {
        client: undefined,
        'Rosa Ñope': emailOf('Rosa Ñope', ROSA),
        'rosa ñopé': emailOf('rosa ñopé', OTHER_ROSA),
      });
      const { rows: others } = await lists.ask('pageProjects', { client: lists.api.cast.client });
      assert.ok(others.length > 0 && others.every((row) => !('userDetail' in row)));

      const { db, cast } = lists.api;
      const asked = async (who: string) => {
        const claims = { sub: who, role: 'authenticated' as const, session_id: who };
        const [row] = await asUser(db, claims, (tx) =>
          tx.query<{ detail: string | null }>('select app.name_detail($1) as detail', [ROSA]),
        );
        return row?.detail;
      };
      for (const who of [cast.client, cast.copywriter, OTHER_ROSA]) {
        assert.equal(await asked(who), null);
      }
      await db.query('update app.projects set assigned_to = null where client_id = $1', [ROSA]);
      assert.equal(await asked(cast.projectManager), null);
    });

    it('the bundle has people in Spanish order and tells those of one name apart (CLIENT-7)', async () => {
      const names = ['Óscar Paz', 'Nora', 'nuria', 'Ñata', 'Oswaldo', 'Zoe', 'ángel'];
      const ids = names.map(() => randomUUID());
      for (const [index, id] of ids.entries()) {
        await addPerson(lists.api.db, id, names[index] ?? '', 'project_manager');
      }
      const { body } = await lists.api.call('admin', 'getAllData');
      const profiles = body.profiles as Profile[];
      const managers = body.project_managers as Profile[];
      const sorted = ['ángel', 'Nora', 'nuria', 'Ñata', 'Óscar Paz', 'Oswaldo', 'Zoe'];
      for (const people of [profiles, managers]) {
        const mine = people
          .filter(({ id }) => ids.some((one) => one === id))
          .map((one) => one.full_name);
        assert.deepEqual(mine, sorted);
      }
      const told = profiles.filter((one) => one.detail !== undefined);
      assert.deepEqual(new Set(told.map(({ id }) => id)), new Set([ROSA, OTHER_ROSA]));
    });
  });
});

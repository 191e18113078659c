import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import * as z from 'zod/mini';
import { AdminData } from '#contract/admin.ts';
import { Dashboard } from '#contract/projects.ts';
import { Tickets } from '#contract/tickets.ts';
import { claimsOf, IDS, labelsOf, seedCast, VIEWERS, type Viewer } from '../testing/cast.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { asUser } from './rights.ts';
import type { Database } from './port.ts';

forEachDatabase((name, open) => {
  describe(`reads of the screens on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
      await seedCast(db);
    });

    const call = async (viewer: Viewer, expression: string): Promise<unknown> => {
      const [row] = await asUser(db, claimsOf(viewer), (tx) =>
        tx.query(`select ${expression} as value`),
      );
      return row?.value;
    };
    const dashboard = async (viewer: Viewer) =>
      Dashboard.parse(await call(viewer, `reads.dashboard('{}')`));
    const tickets = async (viewer: Viewer) =>
      Tickets.parse(await call(viewer, `reads.ticket_list('{}')`));

    test('a project matches the contract', async () => {
      assert.deepStrictEqual(await call('client', `reads.dashboard('{}')`), {
        projects: [
          {
            id: IDS.shop,
            name: 'Tienda',
            status: 'Planificación',
            progress: 0,
            serviceId: 1,
            userName: 'Full client',
            assigned_to: { id: IDS.manager, full_name: 'Full manager' },
            phases: [
              {
                id: IDS.shopPhase,
                name: 'Análisis',
                startDate: '2026-03-02T12:00:00.000Z',
                endDate: '2026-03-09T12:00:00.000Z',
                state: 'entregada',
                deliveredAt: '2026-03-11T10:00:00.000Z',
              },
            ],
            archivedAt: null,
            latestUpdate: { at: '2026-03-11T11:00:00.000Z', body: 'Avanza' },
          },
          {
            id: IDS.brand,
            name: 'Marca',
            status: 'Planificación',
            progress: 0,
            serviceId: 4,
            userName: 'Full client',
            assigned_to: null,
            phases: [],
            archivedAt: null,
            latestUpdate: null,
          },
        ],
        serviceIds: [1, 4],
      });
    });

    test('the dashboard lists a manager’s assigned projects, and everybody else’s own', async () => {
      const seen: Partial<Record<Viewer, string[]>> = {};
      for (const viewer of VIEWERS) {
        if (viewer !== 'visitor') seen[viewer] = labelsOf((await dashboard(viewer)).projects);
      }
      assert.deepStrictEqual(seen, {
        client: ['brand', 'shop'],
        otherClient: ['otherShop'],
        manager: ['shop'],
        support: [],
        writer: [],
        admin: [],
        ghost: [],
      });
    });

    test('a manager sees the client’s name, and has no services', async () => {
      const { projects, serviceIds } = await dashboard('manager');
      assert.deepStrictEqual(
        projects.map((project) => project.userName),
        ['Full client'],
      );
      assert.deepStrictEqual(serviceIds, []);
    });

    test('a service used in two projects is listed once', async () => {
      await db.query(
        `insert into app.projects (name, client_id, service_id) values ('Segunda', $1, 1)`,
        [IDS.otherClient],
      );
      assert.deepStrictEqual((await dashboard('otherClient')).serviceIds, [1]);
      await db.query(`delete from app.projects where name = 'Segunda'`);
    });

    test('tickets come newest first, with their author’s name', async () => {
      assert.deepStrictEqual(
        (await tickets('support')).map((ticket) => [ticket.userName, ticket.createdAt]),
        [
          ['Full manager', '2026-03-05T10:00:00.000Z'],
          ['Full otherClient', '2026-03-04T10:00:00.000Z'],
          ['Full client', '2026-03-03T10:00:00.500Z'],
          ['Full client', '2026-03-02T12:00:00.000Z'],
          ['Full otherClient', '2026-03-02T11:00:00.000Z'],
        ],
      );
      assert.deepStrictEqual(labelsOf(await tickets('client')), ['clientTicket', 'shopTicket']);
      assert.deepStrictEqual(labelsOf(await tickets('manager')), ['managerTicket', 'shopTicket']);
      assert.deepStrictEqual(labelsOf(await tickets('writer')), ['writersTicket']);
    });

    test('the admin’s bundle has everything', async () => {
      const bundle = AdminData.parse(await call('admin', `reads.admin_bundle('{}')`));
      assert.deepStrictEqual(
        bundle.projects.map((project) => project.name),
        ['Tienda', 'Marca', 'Otra tienda'],
      );
      assert.deepStrictEqual(
        bundle.ideas.map((idea) => [idea.user_name, idea.name]),
        [
          ['Full writer', 'Blog'],
          ['Full otherClient', 'Reservas'],
          ['Full client', 'Catálogo'],
        ],
      );
      assert.equal(bundle.tickets.length, 5);
      assert.deepStrictEqual(bundle.project_managers, [
        { id: IDS.manager, full_name: 'Full manager', role_id: 2, role: 'project_manager' },
      ]);
      assert.deepStrictEqual(
        bundle.profiles.map((profile) => profile.role),
        ['admin', 'client', 'project_manager', 'client', 'ticket_manager', 'copywriter'],
      );
      assert.deepStrictEqual(bundle.roles.at(-1), { id: 6, name: 'designer' });
    });

    test('the role comes from the table: client for a profile without one, null without a profile', async () => {
      const roles = z.record(z.string(), z.nullable(z.string()));
      await db.query('update app.profiles set role_id = null where id = $1', [IDS.otherClient]);
      const seen: Record<string, unknown> = {};
      for (const viewer of VIEWERS) {
        if (viewer !== 'visitor') seen[viewer] = await call(viewer, 'app.my_role()');
      }
      await db.query('update app.profiles set role_id = 1 where id = $1', [IDS.otherClient]);
      assert.deepStrictEqual(roles.parse(seen), {
        client: 'client',
        otherClient: 'client',
        manager: 'project_manager',
        support: 'ticket_manager',
        writer: 'copywriter',
        admin: 'admin',
        ghost: null,
      });
    });

    test('get_role_for_user returns only the caller’s own role', async () => {
      const ask = (viewer: Viewer, id: string) => call(viewer, `public.get_role_for_user('${id}')`);
      assert.equal(await ask('manager', IDS.manager), 'project_manager');
      assert.equal(await ask('manager', IDS.admin), null);
      assert.equal(await ask('admin', IDS.manager), null);
    });

    test('a visitor may call none of these functions', async () => {
      for (const expression of [
        `reads.dashboard('{}')`,
        `reads.ticket_list('{}')`,
        `reads.admin_bundle('{}')`,
        'app.my_role()',
        'app.create_profile()',
        `public.get_role_for_user('${IDS.admin}')`,
      ]) {
        await assert.rejects(call('visitor', expression), { code: '42501' }, expression);
      }
    });

    test('a new account is a client, whatever its metadata claims, and always gets a name', async () => {
      const accounts = [
        { email: 'a@x.pe', data: { full_name: '  Rosa Quispe ', role: 'admin', role_id: 4 } },
        { email: 'luz@x.pe', data: null },
        { email: 'c@x.pe', data: { full_name: { odd: 'x'.repeat(300) } } },
        { email: null, data: { full_name: ' ' } },
        { email: 'd@x.pe', data: { full_name: '\u202aAna\u202eexe\r\nX\u202c' } },
      ];
      const profiles = [];
      for (const { email, data } of accounts) {
        profiles.push(
          ...(await db.query(
            `with account as (
               insert into auth.users (email, raw_user_meta_data) values ($1, $2) returning id
             ) select id from account`,
            [email, data],
          )),
        );
      }
      const names = await db.query<{ full_name: string; role_id: number }>(
        `select left(full_name, 12) as full_name, role_id from app.profiles
          where id = any($1::uuid[]) order by array_position($1::uuid[], id)`,
        [profiles.map((row) => row.id)],
      );
      assert.deepStrictEqual(names, [
        { full_name: 'Rosa Quispe', role_id: 1 },
        { full_name: 'luz', role_id: 1 },
        { full_name: '{"odd": "xxx', role_id: 1 },
        { full_name: 'Sin nombre', role_id: 1 },
        { full_name: 'Ana exe X', role_id: 1 },
      ]);
      await db.query('delete from auth.users where id = any($1::uuid[])', [
        profiles.map((row) => row.id),
      ]);
    });
  });
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { Notices } from '#contract/notices.ts';
import { ProjectPage } from '#contract/projectPages.ts';
import { asUser } from '../../db/rights.ts';
import { addPerson, type CastName } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

forEmbeddedDatabase((databaseName, open) => {
  describe(`who runs a project, on ${databaseName}`, () => {
    let api: Api;
    let project: string;
    let position = 10;

    before(async () => {
      api = await openApi(await open());
      const [row] = await api.db.query<{ id: string }>(
        'select id from app.projects where client_id = $1',
        [api.cast.client],
      );
      project = row?.id ?? '';
    });

    const addPhase = async () => {
      const [phase] = await api.db.query<{ id: string }>(
        `insert into app.phases (project_id, name, start_date, end_date, position)
         values ($1, 'Desarrollo', '2026-11-02T12:00:00Z', '2026-11-13T12:00:00Z', $2)
         returning id`,
        [project, (position += 1)],
      );
      return phase?.id ?? '';
    };
    const deliver = (id: string, who: CastName = 'projectManager', more: object = {}) =>
      api.call(who, 'deliverPhase', { id, body: { body: 'Lista', ...more } });
    const approve = (id: string, who: CastName = 'client') =>
      api.call(who, 'approvePhase', { id, body: {} });
    const change = (id: string) =>
      api.call('client', 'requestChanges', { id, body: { body: 'Falta el logo' } });
    const page = async (who: CastName = 'client') =>
      ProjectPage.parse((await api.call(who, 'getProject', { id: project })).body);
    const told = async (who: CastName) =>
      Notices.parse((await api.call(who, 'listNotices')).body)
        .notices.filter(({ href }) => href === `#/projects/${project}`)
        .map(({ kind, title }) => [kind, title]);

    it('a manager changes what is theirs to change, and nobody else’s project', async () => {
      const edit = (who: CastName, id: string) =>
        api.call(who, 'updateOwnProject', { id, body: { status: 'Revisión', progress: 85 } });
      const { status, body } = await edit('projectManager', project);
      assert.deepEqual([status, body.status, body.progress], [200, 'Revisión', 85]);
      const [other] = await api.db.query<{ id: string }>(
        'select id from app.projects where client_id = $1',
        [api.cast.otherClient],
      );
      assert.equal((await edit('projectManager', other?.id ?? '')).status, 404);
      const claims = { sub: api.cast.projectManager, role: 'authenticated' } as const;
      const run = (sql: string) =>
        asUser(api.db, claims, (tx) => tx.query(`${sql} where id = $1`, [project]));
      await assert.rejects(run('update app.projects set assigned_to = null'), { code: '42501' });
      for (const change of [`name = 'Mía'`, 'service_id = 2', 'archived_at = now()']) {
        // Whatever columns are granted.
        const renamed = api.db.transaction(async (tx) => {
          await tx.query(`select set_config('request.jwt.claims', $1, true)`, [
            JSON.stringify(claims),
          ]);
          await tx.query(`update app.projects set ${change} where id = $1`, [project]);
        });
        await assert.rejects(renamed, { code: '42501' }, change);
      }
    });

    it('an archived project does not change', async () => {
      const id = await addPhase();
      await deliver(id);
      const archive = (at: string) =>
        api.db.query(`update app.projects set archived_at = ${at} where id = $1`, [project]);
      await archive('now()');
      const archived = {
        status: 409,
        body: { message: 'El proyecto está archivado: restáuralo para cambiarlo.' },
      };
      const edit = { id: project, body: { progress: 10 } };
      for (const each of [
        await approve(id),
        await change(id),
        await deliver(id),
        await api.call('projectManager', 'postUpdate', { id: project, body: { body: 'Hola' } }),
        await api.call('projectManager', 'updateOwnProject', edit),
        await api.call('admin', 'updateProject', edit),
        await api.call('admin', 'assignProject', { id: project, body: { userId: null } }),
      ]) {
        assert.deepEqual(each, archived);
      }
      const dashboard = await api.call('client', 'getDashboard');
      assert.deepEqual(dashboard.body.projects, []);
      assert.notEqual((await page()).project.archivedAt, null);
      await archive('null');
    });

    it('a former manager sees and changes it no more', async () => {
      const id = await addPhase();
      const assign = (userId: string | null) =>
        api.call('admin', 'assignProject', { id: project, body: { userId } });
      await assign(null);
      const body = { body: 'Hola' };
      for (const each of [
        await api.call('projectManager', 'getProject', { id: project }),
        await api.call('projectManager', 'updateOwnProject', {
          id: project,
          body: { progress: 1 },
        }),
        await api.call('projectManager', 'postUpdate', { id: project, body }),
        await deliver(id),
      ]) {
        assert.equal(each.status, 404);
      }
      await deliver(id, 'admin');
      await approve(id);
      assert.deepEqual((await told('admin'))[0], [
        'approval',
        'client aprobó la fase Desarrollo: Tienda',
      ]);
      await assign(api.cast.projectManager);
    });

    it('an admin who runs it is told of what its client does, other admins are not', async () => {
      const other = randomUUID();
      await addPerson(api.db, other, 'suplente', 'admin');
      const assign = (userId: string) =>
        api.call('admin', 'assignProject', { id: project, body: { userId } });
      assert.equal((await assign(api.cast.admin)).status, 200);
      const id = await addPhase();
      await deliver(id, 'admin');
      await approve(id);
      const rows = await api.db.query<{ user_id: string }>(
        `select user_id from app.notices
          where kind = 'approval' and project_id = $1 and user_id in ($2, $3)
          order by created_at desc limit 2`,
        [project, api.cast.admin, other],
      );
      assert.equal(rows[0]?.user_id, api.cast.admin);
      assert.ok(rows.every(({ user_id }) => user_id !== other));
      await assign(api.cast.projectManager);
    });

    it('admins count what needs somebody', async () => {
      const before = (await api.call('admin', 'getSummary')).body;
      const id = await addPhase();
      await deliver(id);
      const late = await addPhase();
      await api.db.query(
        `update app.phases set start_date = '2020-01-02T12:00Z', end_date = '2020-01-03T12:00Z'
          where id = $1`,
        [late],
      );
      await api.call('client', 'createTicket', { body: { subject: 'Yape', description: 'No' } });
      const after = (await api.call('admin', 'getSummary')).body;
      assert.equal(after.awaitingClient, Number(before.awaitingClient) + 1);
      assert.equal(after.overdue, Number(before.overdue) + 1);
      assert.equal(after.openTickets, Number(before.openTickets) + 1);
      assert.equal(after.oldestTicket, before.oldestTicket);
      assert.equal(after.unassigned, 1);
      const { rows } = (await api.call('admin', 'pageProjects', { query: { assigned_to: 'none' } }))
        .body;
      assert.equal((rows as unknown[]).length, 1);
      assert.equal(after.dueComplaints, 0);
      assert.equal(after.nextComplaint, null);
    });

    it('a project whose manager is deactivated, or manages no more, needs somebody', async () => {
      const unassigned = async () => {
        const { rows } = (
          await api.call('admin', 'pageProjects', { query: { assigned_to: 'none' } })
        ).body as { rows: { id: string }[] };
        const { body } = await api.call('admin', 'getSummary');
        assert.equal(body.unassigned, rows.length);
        return rows.some((row) => row.id === project);
      };
      const change = (sql: string) =>
        api.db.query(`update app.profiles set ${sql} where id = $1`, [api.cast.projectManager]);
      assert.equal(await unassigned(), false);
      await change('deactivated_at = now()');
      assert.equal(await unassigned(), true);
      await change('deactivated_at = null');
      await change(`role_id = (select id from app.roles where name = 'copywriter')`);
      assert.equal(await unassigned(), true);
      await change(`role_id = (select id from app.roles where name = 'project_manager')`);
      assert.equal(await unassigned(), false);
    });
  });
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, beforeEach, describe, it } from 'node:test';
import { Project } from '#contract/projects.ts';
import { addPerson, addProject } from '../../testing/company.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

const NOT_FOUND = { status: 404, body: { message: 'Ese proyecto no existe.' } };

forEachDatabase((databaseName, open) => {
  describe(`who is in charge of a project, on ${databaseName}`, () => {
    let api: Api;
    let id: string;

    before(async () => {
      api = await openApi(await open());
    });
    beforeEach(async () => {
      id = await addProject(api.db, api.cast.client, 'Blog', 1, null);
      await addManager();
    });

    /** Stands in for one of the cast, whose token is then the new manager's. */
    const addManager = async () => {
      api.cast.projectManager = randomUUID();
      await addPerson(api.db, api.cast.projectManager, 'Gestora', 'project_manager');
    };

    const assign = (userId: string | null) =>
      api.call('admin', 'assignProject', { id, body: { userId } });

    const dashboard = async () => {
      const { body } = await api.call('projectManager', 'getDashboard');
      return (body.projects as Project[]).map(({ name }) => name).sort();
    };

    it('a project manager, who sees it from then on, then nobody', async () => {
      const { projectManager } = api.cast;
      const given = await assign(projectManager);
      assert.equal(given.status, 200);
      assert.deepEqual(Project.parse(given.body).assigned_to, {
        id: projectManager,
        full_name: 'Gestora',
      });
      assert.deepEqual(await dashboard(), ['Blog']);
      assert.equal((await assign(projectManager)).status, 200, 'again');
      const taken = await assign(null);
      assert.equal(taken.status, 200);
      assert.equal(Project.parse(taken.body).assigned_to, null);
      assert.deepEqual(await dashboard(), []);
    });

    it('nobody else', async () => {
      const { client, ticketManager, copywriter, admin } = api.cast;
      for (const userId of [client, ticketManager, copywriter, admin, randomUUID()]) {
        assert.deepEqual(await assign(userId), {
          status: 400,
          body: { message: 'Esa persona no es responsable de proyectos.' },
        });
      }
      assert.equal((await assign('x')).status, 400);
      assert.equal((await api.call('admin', 'assignProject', { id, body: {} })).status, 400);
      const rows = await api.db.query('select assigned_to from app.projects where id = $1', [id]);
      assert.deepEqual(rows, [{ assigned_to: null }]);
    });

    it('of a project that does not exist', async () => {
      for (const userId of [null, api.cast.projectManager, api.cast.client]) {
        const sent = { id: randomUUID(), body: { userId } };
        assert.deepEqual(await api.call('admin', 'assignProject', sent), NOT_FOUND);
      }
    });

    it('who lost the role keeps the project, which stays editable', async () => {
      const { projectManager } = api.cast;
      await assign(projectManager);
      await api.db.query('update app.profiles set role_id = 5 where id = $1', [projectManager]);
      const { status } = await api.call('admin', 'updateProject', { id, body: { progress: 7 } });
      assert.equal(status, 200);
      assert.deepEqual(await dashboard(), []);
      assert.equal((await assign(projectManager)).status, 400, 'not even once more');
      await assign(null);
      assert.equal((await assign(projectManager)).status, 400);
    });

    // The embedded database has one connection: nothing waits there.
    if (databaseName === 'Postgres') {
      it('whose client changes their name at the same time: neither waits for ever', async () => {
        const { client } = api.cast;
        const untilWaiting = async (count: number) => {
          for (let waiting = 0; waiting < count;) {
            const [row] = await api.db.query<{ waiting: number }>(
              `select count(*)::int as waiting from pg_stat_activity
                where datname = current_database() and wait_event_type = 'Lock'`,
            );
            waiting = row?.waiting ?? count;
          }
        };
        const both = await api.db.transaction(async (tx) => {
          await tx.query('select from app.projects where id = $1 for update', [id]);
          const assigned = assign(api.cast.projectManager);
          await untilWaiting(1);
          const renamed = api.db.query(
            `update app.profiles set full_name = 'Rosa Quispe' where id = $1`,
            [client],
          );
          await untilWaiting(2);
          return { assigned, renamed };
        });
        const [answer] = await Promise.all([both.assigned, both.renamed]);
        assert.equal(answer.status, 200);
        const [project] = await api.db.query(
          'select client_name, manager_name from app.projects where id = $1',
          [id],
        );
        assert.deepEqual(project, { client_name: 'Rosa Quispe', manager_name: 'Gestora' });
      });
    }

    it('who is leaving: refused or assigned, never an error', async () => {
      const [answer] = await Promise.all([
        assign(api.cast.projectManager),
        api.db.query('delete from auth.users where id = $1', [api.cast.projectManager]),
      ]);
      assert.ok([200, 400].includes(answer.status), JSON.stringify(answer));
    });
  });
});

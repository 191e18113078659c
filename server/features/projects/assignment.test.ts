import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, beforeEach, describe, it } from 'node:test';
import { Project } from '#contract/projects.ts';
import { addPerson, addProject } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

const NOT_FOUND = { status: 404, body: { message: 'Ese proyecto no existe.' } };

forEmbeddedDatabase((databaseName, open) => {
  describe(`assigning a project manager, on ${databaseName}`, () => {
    let api: Api;
    let id: string;

    before(async () => {
      api = await openApi(await open());
    });
    beforeEach(async () => {
      id = await addProject(api.db, api.cast.client, 'Blog', 1, null);
      await addManager();
    });

    /** Replaces a cast member's account, so that their token becomes the new manager's. */
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

    it('gives a project manager access, and can be revoked', async () => {
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

    it('lets an admin run a project, who is its manager until their role changes', async () => {
      const { admin } = api.cast;
      const { body } = await assign(admin);
      assert.equal(Project.parse(body).assigned_to?.id, admin);
      const own = await api.call('admin', 'getDashboard');
      assert.deepEqual(
        (own.body.projects as Project[]).map(({ name }) => name),
        ['Blog'],
      );
      const { body: bundle } = await api.call('admin', 'getAllData');
      const idsOf = (people: unknown) => (people as { id: string }[]).map((one) => one.id);
      assert.ok(idsOf(bundle.eligible_managers).includes(admin));
      assert.ok(!idsOf(bundle.project_managers).includes(admin));
      const unassigned = async () => {
        const { body: summary } = await api.call('admin', 'getSummary');
        return summary.unassigned as number;
      };
      const before = await unassigned();
      await assign(null);
      assert.equal(await unassigned(), before + 1);
    });

    it('refuses anybody but a project manager or an admin', async () => {
      const { client, ticketManager, copywriter } = api.cast;
      for (const userId of [client, ticketManager, copywriter, randomUUID()]) {
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

    it('answers 404 for an unknown project', async () => {
      for (const userId of [null, api.cast.projectManager, api.cast.client]) {
        const sent = { id: randomUUID(), body: { userId } };
        assert.deepEqual(await api.call('admin', 'assignProject', sent), NOT_FOUND);
      }
    });

    it('keeps a manager who lost the role, and the project stays editable', async () => {
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
      it('does not hold up a client who changes their name at the same time', async () => {
        const untilWaiting = async () => {
          for (let waiting = 0; waiting === 0;) {
            const [row] = await api.db.query<{ waiting: number }>(
              `select count(*)::int as waiting from pg_stat_activity
                where datname = current_database() and wait_event_type = 'Lock'`,
            );
            waiting = row?.waiting ?? 1;
          }
        };
        const { assigned } = await api.db.transaction(async (tx) => {
          await tx.query('select from app.projects where id = $1 for update', [id]);
          const assigning = assign(api.cast.projectManager);
          await untilWaiting();
          await api.db.query(`update app.profiles set full_name = 'Rosa Quispe' where id = $1`, [
            api.cast.client,
          ]);
          return { assigned: assigning };
        });
        assert.equal((await assigned).status, 200);
        const { body } = await api.call('admin', 'pageProjects', {
          query: { search: 'blog rosa' },
        });
        const [project] = body.rows as Project[];
        assert.equal(project?.userName, 'Rosa Quispe');
        assert.equal(project.assigned_to?.full_name, 'Gestora');
      });
    }

    it('handles a concurrently deleted manager: refused or assigned, never an error', async () => {
      const [answer] = await Promise.all([
        assign(api.cast.projectManager),
        api.db.query('delete from auth.users where id = $1', [api.cast.projectManager]),
      ]);
      assert.ok([200, 400].includes(answer.status), JSON.stringify(answer));
    });
  });
});

import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import { Project, type Phase } from '#contract/projects.ts';
import { addProject } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

const REFUSED = { status: 409, body: { message: 'No se deshizo: alguien lo cambió después.' } };

forEmbeddedDatabase((databaseName, open) => {
  describe(`a change of a project is taken back, on ${databaseName}`, () => {
    let api: Api;
    let id: string;
    let phases: Phase[];

    before(async () => {
      api = await openApi(await open());
    });
    beforeEach(async () => {
      const { client, projectManager } = api.cast;
      id = await addProject(api.db, client, 'Blog', 1, projectManager);
      ({ phases } = Project.parse((await change({ status: 'En Progreso', progress: 40 })).body));
    });

    const change = (body: object) => api.call('admin', 'updateProject', { id, body });
    const byManager = (body: object) =>
      api.call('projectManager', 'updateOwnProject', { id, body });
    const assign = (body: object) => api.call('admin', 'assignProject', { id, body });
    const now = async () => Project.parse((await change({ progress: 40 })).body);
    const lasting = (day: string) =>
      phases.map((phase) => ({ ...phase, endDate: `${day}T12:00:00.000Z` }));

    it('if it is still there', async () => {
      await change({ status: 'Completado' });
      const status = await change({ status: 'En Progreso', undoes: { status: 'Completado' } });
      assert.equal(Project.parse(status.body).status, 'En Progreso');
      await byManager({ progress: 90 });
      const progress = await byManager({ progress: 40, undoes: { progress: 90 } });
      assert.equal(Project.parse(progress.body).progress, 40);
      const saved = Project.parse((await change({ phases: lasting('2099-12-31') })).body).phases;
      const schedule = await change({ phases, undoes: { phases: saved } });
      assert.deepEqual(Project.parse(schedule.body).phases, phases);
      await assign({ userId: null });
      const back = { userId: api.cast.projectManager, undoes: { userId: null } };
      assert.equal((await assign(back)).status, 200);
    });

    it('and refused once somebody else has changed it: nothing changes', async () => {
      await byManager({ status: 'Revisión' });
      assert.deepEqual(
        await change({ status: 'En Progreso', undoes: { status: 'Completado' } }),
        REFUSED,
      );
      assert.deepEqual(await byManager({ progress: 10, undoes: { progress: 90 } }), REFUSED);
      for (const other of [[], lasting('2099-12-30')]) {
        assert.deepEqual(await change({ phases: [], undoes: { phases: other } }), REFUSED);
      }
      assert.deepEqual(await assign({ userId: null, undoes: { userId: null } }), REFUSED);
      const { status, progress, phases: kept, assigned_to: manager } = await now();
      assert.deepEqual([status, progress, kept], ['Revisión', 40, phases]);
      assert.equal(manager?.id, api.cast.projectManager);
    });

    it('only by saying what it becomes', async () => {
      assert.deepEqual(await change({ undoes: { progress: 40 } }), {
        status: 400,
        body: { message: 'No hay nada que cambiar.' },
      });
    });
  });
});

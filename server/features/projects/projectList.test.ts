import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Project } from '#contract/projects.ts';
import { addProject } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

forEmbeddedDatabase((databaseName, open) => {
  describe(`projects in the panel, on ${databaseName}`, () => {
    let api: Api;

    before(async () => {
      api = await openApi(await open());
    });

    it('are listed by state and service, with the next date', async () => {
      const day = 24 * 60 * 60 * 1000;
      const at = (days: number) => new Date(Date.now() + days * day).toISOString();
      const phase = (from: number, to: number) => ({
        name: 'Análisis',
        startDate: at(from),
        endDate: at(to),
      });
      const listed = async (query: Record<string, string | number>) => {
        const { status, body } = await api.call('admin', 'pageProjects', {
          query: { search: 'Listado', ...query },
        });
        assert.equal(status, 200, JSON.stringify(body));
        return (body.rows as Project[]).map(({ name }) => name).sort();
      };
      const add = async (name: string, service: number, phases: object[]) => {
        const project = await addProject(api.db, api.cast.client, `Listado ${name}`, service, null);
        const sent = { id: project, body: { phases } };
        assert.equal((await api.call('admin', 'updateProject', sent)).status, 200);
        return project;
      };
      const late = await add('tarde', 1, [phase(-9, -3), phase(4, 9), phase(20, 30)]);
      const done = await add('terminado', 2, [phase(-9, -3)]);
      await api.call('admin', 'updateProject', { id: done, body: { status: 'Completado' } });
      await add('a tiempo', 2, [phase(-9, 3)]);
      const sent = await add('entregado', 2, [phase(-9, -3)]);
      await api.db.query(
        `insert into app.deliveries (phase_id, project_id, body, author_id, author_name)
         select id, project_id, 'Listo', $2, 'admin' from app.phases where project_id = $1`,
        [sent, api.cast.admin],
      );
      const old = await add('guardado', 2, [phase(-9, -3)]);
      await api.call('admin', 'archiveProject', { id: old });

      assert.deepEqual(await listed({ state: 'overdue' }), ['Listado tarde']);
      assert.deepEqual(await listed({ state: 'awaiting' }), ['Listado entregado']);
      assert.deepEqual(await listed({ state: 'archived' }), ['Listado guardado']);
      assert.deepEqual(await listed({ state: 'archived', service: 1 }), []);
      assert.deepEqual(await listed({ service: 1 }), ['Listado tarde']);
      const live = ['a tiempo', 'entregado', 'tarde', 'terminado'].map((name) => `Listado ${name}`);
      assert.deepEqual(await listed({}), live);
      const found = { query: { search: 'Listado tarde' } };
      const { body } = await api.call('admin', 'pageProjects', found);
      const [row] = body.rows as Project[];
      assert.equal(row?.id, late);
      assert.equal(row.nextDate, at(9).slice(0, 10));
      const bad = await api.call('admin', 'pageProjects', { query: { service: 7 } });
      assert.deepEqual(bad, { status: 400, body: { message: 'Ese servicio no existe.' } });
    });
  });
});

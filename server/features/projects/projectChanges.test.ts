import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, beforeEach, describe, it } from 'node:test';
import { Project } from '#contract/projects.ts';
import { addProject } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

const NOT_FOUND = { status: 404, body: { message: 'Ese proyecto no existe.' } };

forEmbeddedDatabase((databaseName, open) => {
  describe(`changes of a project, on ${databaseName}`, () => {
    let api: Api;
    let id: string;

    before(async () => {
      api = await openApi(await open());
    });
    beforeEach(async () => {
      const { client, projectManager } = api.cast;
      id = await addProject(api.db, client, 'Blog', 1, projectManager);
      await api.db.query(`update app.projects set updated_at = '2020-01-01' where id = $1`, [id]);
    });

    const kept = async () => {
      const [row] = await api.db.query<{ updated_at: Date }>(
        'select name, status, progress, assigned_to, updated_at from app.projects where id = $1',
        [id],
      );
      const { updated_at, ...rest } = row ?? assert.fail('no project');
      return { ...rest, touched: updated_at.getUTCFullYear() > 2020 };
    };

    const change = (body: object) => api.call('admin', 'updateProject', { id, body });

    it('status, progress, or both', async () => {
      const rest = { name: 'Blog', assigned_to: api.cast.projectManager, touched: true };
      for (const [body, now] of [
        [{ status: 'Completado' }, { status: 'Completado', progress: 40 }],
        [{ progress: 0 }, { status: 'Completado', progress: 0 }],
        [
          { status: 'Revisión', progress: 100 },
          { status: 'Revisión', progress: 100 },
        ],
      ] as const) {
        const answer = await change(body);
        assert.equal(answer.status, 200);
        const project = Project.parse(answer.body);
        assert.deepEqual({ status: project.status, progress: project.progress }, now);
        assert.equal(project.phases.length, 1, 'the schedule stays');
        assert.deepEqual(await kept(), { ...rest, ...now });
      }
    });

    const refused: [object, string][] = [
      [{}, 'No hay nada que cambiar.'],
      [{ progress: 101 }, 'El avance máximo es 100.'],
      [{ progress: -1 }, 'El avance mínimo es 0.'],
      [{ progress: null }, 'El avance es un número entero de 0 a 100.'],
      [{ progress: 50.5 }, 'El avance es un número entero de 0 a 100.'],
      [{ status: 'Listo' }, 'El estado no es válido.'],
      [{ progress: 50, name: 'Otra' }, 'Hay campos que no se admiten: name.'],
    ];
    for (const [body, message] of refused) {
      it(`refused: ${JSON.stringify(body)}`, async () => {
        assert.deepEqual(await change(body), { status: 400, body: { message } });
        assert.equal((await kept()).touched, false);
      });
    }

    it('an unknown project', async () => {
      const sent = { id: randomUUID(), body: { progress: 1, phases: [] } };
      assert.deepEqual(await api.call('admin', 'updateProject', sent), NOT_FOUND);
    });

    it('a malformed id', async () => {
      for (const odd of ['1', "'", '%00', '../../x']) {
        const { status } = await api.call('admin', 'updateProject', {
          id: odd,
          body: { progress: 1 },
        });
        assert.equal(status, 400);
      }
    });

    it('only by an admin, neither by the client nor by the manager', async () => {
      for (const who of ['client', 'otherClient', 'projectManager', 'ticketManager'] as const) {
        const update = await api.call(who, 'updateProject', { id, body: { progress: 99 } });
        const assign = await api.call(who, 'assignProject', { id, body: { userId: null } });
        assert.deepEqual([update.status, assign.status], [403, 403]);
      }
      assert.equal((await kept()).touched, false);
    });
  });
});

import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Phase, Project } from '#contract/projects.ts';
import { asUser } from '../../db/rights.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

forEmbeddedDatabase((databaseName, open) => {
  describe(`an approved phase, on ${databaseName}`, () => {
    let api: Api;
    let project: string;
    let phases: Phase[];

    before(async () => {
      api = await openApi(await open());
      const [row] = await api.db.query<{ id: string }>(
        'select id from app.projects where client_id = $1',
        [api.cast.client],
      );
      project = row?.id ?? '';
      const days = { startDate: '2026-11-02T12:00:00Z', endDate: '2026-11-13T12:00:00Z' };
      const saved = await api.call('admin', 'updateProject', {
        id: project,
        body: {
          phases: [
            { name: 'Análisis', ...days },
            { name: 'Pruebas', ...days },
          ],
        },
      });
      phases = (saved.body as unknown as Project).phases;
      const id = phases[0]?.id ?? '';
      await api.call('projectManager', 'deliverPhase', { id, body: { body: 'Lista' } });
      const approved = await api.call('client', 'approvePhase', { id, body: {} });
      assert.equal(approved.body.state, 'aprobada');
    });

    it('is neither removed nor renamed, by whoever saves the schedule', async () => {
      const [first, ...others] = phases;
      const schedules = { removed: others, renamed: [{ ...first, name: 'Pruebas' }, ...others] };
      for (const [what, changed] of Object.entries(schedules)) {
        for (const [who, call] of [
          ['projectManager', 'updateOwnProject'],
          ['admin', 'updateProject'],
        ] as const) {
          const saved = await api.call(who, call, { id: project, body: { phases: changed } });
          assert.deepEqual(
            [saved.status, saved.body],
            [
              409,
              { message: 'La fase «Análisis» ya está aprobada: no se quita ni cambia de nombre.' },
            ],
            `${what} by ${who}`,
          );
        }
      }
    });

    it('may be sent back as it was received, and change its dates', async () => {
      const [first, ...others] = (
        await api.call('admin', 'updateProject', { id: project, body: { phases } })
      ).body.phases as Phase[];
      assert.equal(first?.state, 'aprobada');
      const { status } = await api.call('projectManager', 'updateOwnProject', {
        id: project,
        body: { phases: [{ ...first, endDate: '2026-11-20T12:00:00Z' }, ...others] },
      });
      assert.equal(status, 200);
    });

    it('stays in the database too; other phases and whole projects are removed', async () => {
      const claims = { sub: api.cast.admin, role: 'authenticated' } as const;
      const remove = (id?: string) => ['delete from app.phases where id = $1', [id]] as const;
      const kept = remove(phases[0]?.id);
      await assert.rejects(api.db.query(...kept), { code: '23001' });
      await assert.rejects(
        api.db.query(`update app.phases set name = 'Pruebas' where id = $1`, [phases[0]?.id]),
        { code: '23001' },
      );
      await assert.rejects(
        asUser(api.db, claims, (tx) => tx.query(...kept)),
        { code: '23001' },
      );
      const saved = await api.call('projectManager', 'updateOwnProject', {
        id: project,
        body: { phases: phases.slice(0, 1) },
      });
      assert.equal(saved.status, 200, JSON.stringify(saved.body));
      await api.db.query('delete from app.projects where id = $1', [project]);
    });
  });
});

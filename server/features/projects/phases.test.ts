import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, beforeEach, describe, it } from 'node:test';
import { Project, type Phase } from '#contract/projects.ts';
import { addProject } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

const DAYS = { startDate: '2026-12-01T12:00:00.000Z', endDate: '2026-12-05T12:00:00.000Z' };

forEmbeddedDatabase((databaseName, open) => {
  describe(`the schedule of a project, on ${databaseName}`, () => {
    let api: Api;
    let id: string;
    let phaseId: string;
    let foreignPhaseId: string;

    before(async () => {
      api = await openApi(await open());
      const [row] = await api.db.query<{ id: string }>(
        `select h.id from app.phases h join app.projects p on p.id = h.project_id
          where p.name = 'Campaña'`,
      );
      foreignPhaseId = row?.id ?? assert.fail('no other project');
    });
    beforeEach(async () => {
      id = await addProject(api.db, api.cast.client, 'Blog', 1, null);
      phaseId = (await scheduleOf(id))[0]?.id ?? assert.fail('no phase');
    });

    const send = (phases: unknown) => api.call('admin', 'updateProject', { id, body: { phases } });

    const replace = async (phases: object[]): Promise<Phase[]> => {
      const { status, body } = await send(phases);
      assert.equal(status, 200, JSON.stringify(body));
      return Project.parse(body).phases;
    };

    const scheduleOf = (projectId: string) =>
      api.db.query<{ id: string; position: number }>(
        'select id, name, position from app.phases where project_id = $1 order by position',
        [projectId],
      );

    it('is replaced as a whole, in the order sent', async () => {
      const names = ['Revisión', 'Análisis', 'Pruebas', 'Análisis', 'Desarrollo'];
      const phases = await replace(names.map((name) => ({ name, ...DAYS })));
      assert.deepEqual(
        phases.map(({ name }) => name),
        names,
      );
      const rows = await scheduleOf(id);
      assert.deepEqual(
        rows.map(({ position }) => position),
        [0, 1, 2, 3, 4],
      );
      assert.deepEqual(
        rows.map((row) => row.id),
        phases.map((phase) => phase.id),
      );
    });

    it('may be emptied, or set together with the progress', async () => {
      assert.deepEqual(await replace([]), []);
      const body = { progress: 66, phases: [{ name: 'Pruebas', ...DAYS }] };
      const answer = await api.call('admin', 'updateProject', { id, body });
      assert.equal(Project.parse(answer.body).progress, 66);
      assert.equal((await scheduleOf(id)).length, 1);
    });

    it('keeps the ids of its own phases when they are reordered', async () => {
      const phases = await replace([
        { name: 'Pruebas', ...DAYS },
        { id: phaseId.toUpperCase(), name: 'Desarrollo', ...DAYS },
      ]);
      assert.equal(phases[1]?.id, phaseId);
      assert.equal(phases[1].name, 'Desarrollo');
    });

    it('ignores ids of another project’s phases, and unknown ids', async () => {
      const [other] = await api.db.query<{ id: string }>(
        'select project_id as id from app.phases where id = $1',
        [foreignPhaseId],
      );
      const before = await scheduleOf(other?.id ?? '');
      const madeUp = randomUUID();
      const phases = await replace([
        { id: foreignPhaseId, name: 'Pruebas', ...DAYS },
        { id: madeUp, name: 'Pruebas', ...DAYS },
      ]);
      assert.equal(phases.length, 2);
      assert.ok(phases.every((phase) => phase.id !== foreignPhaseId && phase.id !== madeUp));
      assert.deepEqual(await scheduleOf(other?.id ?? ''), before);
    });

    it('stores each written day as noon UTC, whatever the offset', async () => {
      const sent: [string, string, string, string][] = [
        ['2026-12-01T00:00:00Z', '2026-12-01T23:59:59.999Z', '2026-12-01', '2026-12-01'],
        ['2026-12-01T23:30:00-05:00', '2026-12-02T01:00:00Z', '2026-12-01', '2026-12-02'],
        // A different day in UTC or Lima, but the same written day.
        ['2026-12-01T18:00:00-05:00', '2026-12-01T19:00:00Z', '2026-12-01', '2026-12-01'],
        ['2028-02-29T12:00:00Z', '2099-12-31T12:00:00Z', '2028-02-29', '2099-12-31'],
      ];
      const phases = await replace(
        sent.map(([startDate, endDate]) => ({ name: 'Análisis', startDate, endDate })),
      );
      assert.deepEqual(
        phases.map(({ startDate, endDate }) => [startDate, endDate]),
        sent.map(([, , start, end]) => [`${start}T12:00:00.000Z`, `${end}T12:00:00.000Z`]),
      );
    });

    const phase = { name: 'Análisis', ...DAYS };
    const year = 'El año de una fase va de 2000 a 2099.';
    const backwards = 'Una fase no puede terminar antes de empezar.';
    const refused: [string, unknown, string][] = [
      ['an unknown phase', [{ ...phase, name: 'Entrega' }], 'La fase no es válida.'],
      [
        'a day that does not exist',
        [{ ...phase, endDate: '2026-12-32T12:00:00Z' }],
        'La fecha no es válida.',
      ],
      ['a date without time', [{ ...phase, startDate: '2026-12-01' }], 'La fecha no es válida.'],
      ['the year 0', [{ ...phase, startDate: '0000-01-01T12:00:00Z' }], year],
      ['a typo in the year', [{ ...phase, startDate: '0206-12-01T12:00:00Z' }], year],
      ['a distant year', [{ ...phase, endDate: '9999-12-31T12:00:00Z' }], year],
      ['an end before its start', [{ ...phase, endDate: '2026-11-30T12:00:00Z' }], backwards],
      [
        'an end on the day before its start',
        [{ ...phase, startDate: '2026-12-03T00:00:00+05:00', endDate: '2026-12-02T20:00:00Z' }],
        backwards,
      ],
      ['no list', 'Análisis', 'Las fases van en una lista.'],
      ['no list at all', null, 'Las fases van en una lista.'],
      ['too many', Array.from({ length: 51 }, () => phase), 'Hay demasiadas fases.'],
      ['an id that is none', [{ ...phase, id: '1' }], 'El identificador no es válido.'],
    ];
    for (const [what, phases, message] of refused) {
      it(`is unchanged when sent ${what}`, async () => {
        assert.deepEqual(await send(phases), { status: 400, body: { message } });
        assert.equal((await scheduleOf(id))[0]?.id, phaseId);
      });
    }

    it('is unchanged when sent one phase twice', async () => {
      const twice = [
        { ...phase, id: phaseId },
        { ...phase, id: phaseId.toUpperCase() },
      ];
      assert.deepEqual(await send(twice), {
        status: 400,
        body: { message: 'Una fase está repetida.' },
      });
    });

    it('keeps one of two concurrent schedules whole', async () => {
      const sent = ['Pruebas', 'Revisión'].map((name) => [
        { id: phaseId, name, ...DAYS },
        { name, ...DAYS },
      ]);
      const answers = await Promise.all([...sent, ...sent].map((phases) => send(phases)));
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200, 200, 200],
      );
      const rows = await scheduleOf(id);
      assert.equal(rows.length, 2);
      assert.equal(new Set(rows.map((row) => (row as unknown as Phase).name)).size, 1);
    });
  });
});

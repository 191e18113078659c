import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { ProjectPage, ProjectPhase } from '#contract/projectPages.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

forEmbeddedDatabase((databaseName, open) => {
  describe(`a project with much news and many deliveries, on ${databaseName}`, () => {
    let api: Api;
    let project: string;
    let busy: string;
    let quiet: string;

    before(async () => {
      api = await openApi(await open());
      const [row] = await api.db.query<{ id: string }>(
        'select id from app.projects where client_id = $1',
        [api.cast.client],
      );
      project = row?.id ?? '';
      [busy, quiet] = [await addPhase(20), await addPhase(21)];
      await deliver(quiet, 'la única', "now() - interval '1 year'", 1);
      // Three at each moment: a page may end between two of one moment.
      await deliver(
        busy,
        'entrega ',
        `timestamptz '2026-11-01Z' + n / 3 * interval '2 seconds'`,
        60,
      );
      await api.db.query(
        `insert into app.project_updates (project_id, author_id, author_name, body, created_at)
         select $1, $2, 'projectManager', 'novedad ' || n,
                timestamptz '2026-11-01Z' + n / 3 * interval '2 seconds'
           from generate_series(1, 60) n`,
        [project, api.cast.projectManager],
      );
    });

    const addPhase = async (position: number) => {
      const [phase] = await api.db.query<{ id: string }>(
        `insert into app.phases (project_id, name, start_date, end_date, position)
         values ($1, 'Desarrollo', '2026-11-02T12:00:00Z', '2026-11-13T12:00:00Z', $2)
         returning id`,
        [project, position],
      );
      return phase?.id ?? '';
    };
    const deliver = (phase: string, text: string, moment: string, count: number) =>
      api.db.query(
        `insert into app.deliveries (phase_id, project_id, author_id, author_name, body, created_at)
         select $1, $2, $3, 'projectManager', $4 || n, ${moment} from generate_series(1, $5::int) n`,
        [phase, project, api.cast.projectManager, text, count],
      );
    const page = async (more?: string) => {
      const query = more === undefined ? {} : { before: more };
      return ProjectPage.parse(
        (await api.call('client', 'getProject', { id: project, query })).body,
      );
    };
    const textsOf = ({ updates, phases }: ProjectPage) => {
      const deliveries = phases
        .filter(({ id }) => id === busy)
        .flatMap((phase) => phase.deliveries);
      return {
        updates: updates.map(({ body }) => body),
        deliveries: deliveries.map(({ body }) => body),
      };
    };
    const numbered = (text: string) =>
      Array.from({ length: 60 }, (_text, n) => `${text}${n + 1}`).sort();

    it('comes fifty at a time, without gaps or repetitions, newest first', async () => {
      const seen = { updates: [] as string[], deliveries: [] as string[] };
      const sizes: number[] = [];
      let at = await page();
      for (;;) {
        const { updates, deliveries } = textsOf(at);
        sizes.push(updates.length + deliveries.length);
        seen.updates.push(...updates);
        // Its latest delivery is on each page.
        seen.deliveries.push(...deliveries.filter((text) => !seen.deliveries.includes(text)));
        const moments = at.updates.map((update) => update.at);
        assert.deepEqual(moments, moments.toSorted().reverse());
        if (at.more === null) break;
        at = await page(at.more);
      }
      assert.deepEqual(sizes, [50, 51, 21]);
      assert.deepEqual(seen.updates.toSorted(), numbered('novedad '));
      assert.deepEqual(seen.deliveries.toSorted(), numbered('entrega '));
    });

    it('has each phase’s latest delivery on the first page, however old it is', async () => {
      const phase = (await page()).phases.find(({ id }) => id === quiet);
      assert.deepEqual(
        phase?.deliveries.map(({ body }) => body),
        ['la única1'],
      );
      assert.equal(phase.state, 'entregada');
    });

    it('answers a write with the phase’s newest fifty deliveries', async () => {
      const body = { body: 'otra' };
      const answer = await api.call('projectManager', 'deliverPhase', { id: busy, body });
      const { deliveries } = ProjectPhase.parse(answer.body);
      assert.deepEqual([deliveries.length, deliveries[0]?.body], [50, 'otra']);
    });

    it('refuses what is no cursor', async () => {
      for (const before of ['x', '1_1', `1_${'-'.repeat(36)}x`]) {
        const { status } = await api.call('client', 'getProject', {
          id: project,
          query: { before },
        });
        assert.equal(status, 400, before);
      }
    });
  });
});

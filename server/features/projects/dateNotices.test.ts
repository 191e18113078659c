import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import { Notices } from '#contract/notices.ts';
import { Project, type Phase } from '#contract/projects.ts';
import { addProject, type CastName } from '../../testing/company.ts';
import { forEachDatabase, racesOnly } from '../../testing/databases.ts';
import { addressesOf, mailRound } from '../../testing/mailRound.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

const MINUTE = 60_000;

forEachDatabase((databaseName, open) => {
  describe(`moved dates, on ${databaseName}`, () => {
    let api: Api;
    let addresses: Record<CastName, string>;
    let id: string;
    let phases: Phase[];

    before(async () => {
      api = await openApi(await open());
      addresses = await addressesOf(api.db);
    });
    beforeEach(async () => {
      const { client, projectManager } = api.cast;
      await api.db.query('delete from app.outbox');
      id = await addProject(api.db, client, 'Blog', 1, projectManager);
      await api.db.query(
        `insert into app.phases (project_id, name, start_date, end_date, position)
         values ($1, 'Desarrollo', '2026-11-16T12:00Z', '2026-11-27T12:00Z', 2)`,
        [id],
      );
      phases = await save('admin', {});
      await api.db.query('delete from app.outbox');
    });

    /** Saves the schedule with other days, `['2026-11-02', '2026-11-13']`, by phase. */
    async function save(
      who: CastName,
      days: Record<string, [start: string, end: string]>,
      undone?: Phase[],
    ): Promise<Phase[]> {
      const page = await api.call('admin', 'getProject', { id });
      const now = Project.parse({ ...(page.body.project as object), phases: page.body.phases });
      const bare = (all: Phase[]) =>
        all.map(({ id, name, startDate, endDate }) => ({ id, name, startDate, endDate }));
      const moved = bare(now.phases).map((phase) => {
        const [start, end] = days[phase.name] ?? [];
        return {
          ...phase,
          ...(start !== undefined && { startDate: `${start}T12:00:00.000Z` }),
          ...(end !== undefined && { endDate: `${end}T12:00:00.000Z` }),
        };
      });
      const body = { phases: moved, ...(undone && { undoes: { phases: bare(undone) } }) };
      const call = who === 'admin' ? 'updateProject' : 'updateOwnProject';
      const answer = await api.call(who, call, { id, body });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      return Project.parse(answer.body).phases;
    }

    const notices = async (who: CastName) =>
      Notices.parse((await api.call(who, 'listNotices')).body).notices.filter(
        ({ href }) => href === `#/projects/${id}`,
      );
    const told = async (who: CastName) => (await notices(who)).map(({ title }) => title);
    /** The texts of the mails that were sent by then. */
    const mailed = async (who: CastName, minutes = 6) =>
      (await mailRound(api.db, new Date(Date.now() + minutes * MINUTE)))
        .filter(({ to }) => to === addresses[who])
        .map(({ text }) => text);

    it('two people at once: both moves in one notice for the client, each of the other’s for them', async () => {
      const days: Record<string, [string, string]> = { Análisis: ['2026-11-02', '2026-11-14'] };
      const further: typeof days = { Análisis: ['2026-11-03', '2026-11-14'] };
      await Promise.all([save('admin', days), save('projectManager', further)]);
      // The second to save had the last word; told are the first dates and those now.
      const now = (await save('admin', {}))[0];
      const isFurther = now?.startDate.startsWith('2026-11-03') === true;
      assert.deepEqual(await told('client'), [
        isFurther
          ? 'La fase Análisis va del 3 nov 2026 al 14 nov 2026 (antes, del 2 nov 2026 al 13 nov 2026): Blog'
          : 'La fase Análisis termina el 14 nov 2026 (antes, el 13 nov 2026): Blog',
      ]);
      assert.equal((await told('projectManager')).length, 1);
      assert.equal((await mailed('client')).length, 1);
    });

    it('two people who read the same schedule: one saves, the other is refused and told so', async () => {
      const bare = phases.map((phase) => {
        const { id, name, startDate, endDate } = phase;
        return { id, name, startDate, endDate };
      });
      const put = (who: 'admin' | 'projectManager', endDate: string) =>
        api.call(who, who === 'admin' ? 'updateProject' : 'updateOwnProject', {
          id,
          body: { phases: [{ ...bare[0], endDate }, bare[1]], was: { phases: bare } },
        });
      const answers = await Promise.all([
        put('admin', '2026-11-14T12:00:00.000Z'),
        put('projectManager', '2026-11-15T12:00:00.000Z'),
      ]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      assert.match(String(refused?.body.message), /^Esto cambió mientras lo editabas/);
      assert.equal((await told('client')).length, 1);
    });

    it('NOTICE-7: are told with old and new to client and manager, never to who moved them', async () => {
      await save('admin', { Desarrollo: ['2026-11-16', '2026-12-04'] });
      const title = 'La fase Desarrollo termina el 4 dic 2026 (antes, el 27 nov 2026): Blog';
      assert.deepEqual(await told('client'), [title]);
      assert.deepEqual(await told('projectManager'), [title]);
      assert.deepEqual(await told('admin'), []);
      const [mail] = await mailed('client');
      assert.match(mail ?? '', /admin movió una fecha el [^]*^> La fase Desarrollo termina/m);
    });

    if (racesOnly(databaseName)) return;

    it('NOTICE-7: of several phases are one notice, whose mail has each', async () => {
      await save('projectManager', {
        Análisis: ['2026-11-02', '2026-11-20'],
        Desarrollo: ['2026-11-23', '2026-12-04'],
      });
      assert.deepEqual(await told('client'), [
        'Se movieron 3 fechas y el proyecto termina el 4 dic 2026 (antes, el 27 nov 2026): Blog',
      ]);
      assert.deepEqual(await told('projectManager'), []);
      const [mail, ...more] = await mailed('client');
      assert.deepEqual(more, []);
      assert.match(mail ?? '', /projectManager movió 3 fechas el/);
      assert.ok(
        mail?.includes(
          '> • La fase Análisis termina el 20 nov 2026 (antes, el 13 nov 2026)\n' +
            '> • La fase Desarrollo va del 23 nov 2026 al 4 dic 2026 (antes, del 16 nov 2026 al 27 nov 2026)',
        ),
        mail,
      );
    });

    it('of a phase in the middle leave the project’s end out', async () => {
      await save('admin', {
        Análisis: ['2026-11-03', '2026-11-13'],
        Desarrollo: ['2026-11-17', '2026-11-27'],
      });
      assert.deepEqual(await told('client'), ['Se movieron 2 fechas: Blog']);
    });

    it('NOTICE-8: the first dates of a project or a phase are no move, nor is a save without changes', async () => {
      const body = { phases: [...phases, { ...phases[0], id: undefined, name: 'Pruebas' }] };
      await api.call('admin', 'updateProject', { id, body });
      await save('admin', {});
      assert.deepEqual([await told('client'), await mailed('client')], [[], []]);
    });

    it('NOTICE-8: within an hour renew their notice as unread, from the first old date', async () => {
      await save('admin', { Desarrollo: ['2026-11-16', '2026-12-04'] });
      const [first] = await notices('client');
      await api.call('client', 'readNotices', { body: {} });
      await save('projectManager', { Desarrollo: ['2026-11-16', '2026-12-11'] });
      const [renewed, ...more] = await notices('client');
      assert.deepEqual(more, []);
      assert.equal(renewed?.id, first?.id);
      assert.equal(renewed?.read, false);
      assert.ok(Date.parse(renewed.at) > Date.parse(first?.at ?? ''));
      const now = 'La fase Desarrollo termina el 11 dic 2026 (antes, el 27 nov 2026)';
      assert.equal(renewed.title, `${now}: Blog`);
      // The manager knows what they did.
      assert.match((await told('projectManager')).join(), /^La fase Desarrollo termina el 4 dic/);
      const [mail, ...others] = await mailed('client');
      assert.deepEqual(others, []);
      assert.ok(mail?.includes(`> ${now}`) && !mail.includes('4 dic'), mail);
    });

    it('NOTICE-8: after the hour are told anew', async () => {
      await save('admin', { Desarrollo: ['2026-11-16', '2026-12-04'] });
      await api.db.query(
        `update app.notices set since = since - interval '1 hour' where project_id = $1`,
        [id],
      );
      await save('admin', { Desarrollo: ['2026-11-16', '2026-12-11'] });
      assert.deepEqual(await told('client'), [
        'La fase Desarrollo termina el 11 dic 2026 (antes, el 4 dic 2026): Blog',
        'La fase Desarrollo termina el 4 dic 2026 (antes, el 27 nov 2026): Blog',
      ]);
    });

    it('NOTICE-8: that are moved back or taken back are told to nobody', async () => {
      const saved = await save('admin', { Desarrollo: ['2026-11-16', '2026-12-04'] });
      await save('admin', { Desarrollo: ['2026-11-16', '2026-11-27'] }, saved);
      await save('admin', { Análisis: ['2026-11-03', '2026-11-13'] });
      await save('admin', { Análisis: ['2026-11-04', '2026-11-13'] });
      await save('admin', { Análisis: ['2026-11-02', '2026-11-13'] });
      assert.deepEqual([await told('client'), await told('projectManager')], [[], []]);
      assert.deepEqual(await mailed('client'), []);
    });

    it('NOTICE-8: moved back after a mail: the notice goes, and a mail says so', async () => {
      await save('admin', { Desarrollo: ['2026-11-16', '2026-12-04'] });
      assert.equal((await mailed('client')).length, 1);
      await save('admin', { Desarrollo: ['2026-11-16', '2026-12-11'] });
      await save('admin', { Desarrollo: ['2026-11-16', '2026-11-27'] });
      assert.deepEqual(await told('client'), []);
      const [mail, ...more] = await mailed('client', 12);
      assert.deepEqual(more, []);
      assert.match(mail ?? '', /admin volvió a poner las fechas de antes el/);
      assert.ok(!mail?.includes('11 dic'), mail);
    });

    it('are not mailed to who muted them', async () => {
      await api.call('client', 'updateNoticePreferences', { body: { muted: ['dates'] } });
      await save('admin', { Desarrollo: ['2026-11-16', '2026-12-04'] });
      assert.deepEqual([(await told('client')).length, await mailed('client')], [1, []]);
      await api.call('client', 'updateNoticePreferences', { body: { muted: [] } });
    });
  });
});

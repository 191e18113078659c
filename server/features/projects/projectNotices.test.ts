import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import { Notices } from '#contract/notices.ts';
import { Project } from '#contract/projects.ts';
import { sendDue } from '../../mail/round.ts';
import { smtpTransport } from '../../mail/smtpTransport.ts';
import { addProject, type CastName } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { memoryLog, SENDER } from '../../testing/mailParts.ts';
import { addressesOf, mailRound } from '../../testing/mailRound.ts';
import { openApi, type Api } from '../../testing/openApi.ts';
import { startCatcher } from '../../testing/smtpCatcher.ts';

const LATER = 6 * 60_000;

forEmbeddedDatabase((databaseName, open) => {
  describe(`who is told of a project, on ${databaseName}`, () => {
    let api: Api;
    let addresses: Record<CastName, string>;
    let id: string;

    before(async () => {
      api = await openApi(await open());
      addresses = await addressesOf(api.db);
    });
    beforeEach(async () => {
      const { client, projectManager } = api.cast;
      await api.db.query('delete from app.outbox');
      id = await addProject(api.db, client, 'Blog', 1, projectManager);
    });

    const told = async (who: CastName, project = id) =>
      Notices.parse((await api.call(who, 'listNotices')).body)
        .notices.filter(({ href }) => href === `#/projects/${project}`)
        .map(({ title }) => title);
    const everybody = async (project = id) =>
      Object.fromEntries(
        await Promise.all(
          (['client', 'otherClient', 'projectManager', 'admin'] as const).map(
            async (who) => [who, await told(who, project)] as const,
          ),
        ),
      );
    const sent = () => mailRound(api.db, new Date(Date.now() + LATER));
    const create = async (more: object = {}) => {
      const body = { name: 'Web', user_id: api.cast.client, service_id: 1, ...more };
      return Project.parse((await api.call('admin', 'createProject', { body })).body).id;
    };
    const setStatus = (status: string, undone?: string, who: CastName = 'admin') => {
      const body = { status, ...(undone !== undefined && { undoes: { status: undone } }) };
      const call = who === 'admin' ? 'updateProject' : 'updateOwnProject';
      return api.call(who, call, { id, body });
    };
    const assign = (userId: string | null, undone?: { userId: string | null }) => {
      const body = { userId, ...(undone && { undoes: undone }) };
      return api.call('admin', 'assignProject', { id, body });
    };
    const mute = (who: CastName, muted: string[]) =>
      api.call(who, 'updateNoticePreferences', { body: { muted } });

    it('NOTICE-6: a new one, its client, and nobody else', async () => {
      const made = await create();
      assert.deepEqual(await everybody(made), {
        client: ['admin creó un proyecto para ti: Web'],
        otherClient: [],
        projectManager: [],
        admin: [],
      });
      const [mail, ...more] = await sent();
      assert.deepEqual(more, []);
      assert.equal(mail?.to, addresses.client);
      assert.equal(mail.subject, 'Proyecto: Web');
      assert.match(mail.text, /admin creó un proyecto para ti el \d/);
      assert.ok(mail.text.includes(`http://localhost:5001/#/projects/${made}`));
    });

    it('NOTICE-6: a copy, and one that gets another client', async () => {
      const body = { name: 'Blog dos', start: '2027-01-04' };
      const copy = await api.call('admin', 'duplicateProject', { id, body });
      const told1 = await told('client', Project.parse(copy.body).id);
      assert.deepEqual(told1, ['admin creó un proyecto para ti: Blog dos']);
      const edit = (more: object) => api.call('admin', 'editProject', { id, body: more });
      await edit({ name: 'Diario', user_id: api.cast.client });
      assert.deepEqual(await told('client'), []);
      await edit({ user_id: api.cast.otherClient });
      assert.deepEqual(await told('otherClient'), ['admin puso un proyecto a tu nombre: Diario']);
    });

    it('NOTICE-6: an assignment, whoever is put in charge', async () => {
      await assign(null);
      await assign(api.cast.projectManager);
      await assign(api.cast.projectManager);
      const title = 'admin te puso a cargo: Blog';
      assert.deepEqual(await everybody(), {
        client: [],
        otherClient: [],
        projectManager: [title],
        admin: [],
      });
      const [mail, ...more] = await sent();
      assert.deepEqual(more, []);
      assert.equal(mail?.to, addresses.projectManager);
      assert.match(mail.text, /admin te puso a cargo el/);
    });

    it('NOTICE-6: the completion, client and manager but who did it; no other status', async () => {
      await setStatus('Revisión');
      assert.deepEqual(await told('client'), []);
      await setStatus('Completado', undefined, 'projectManager');
      await setStatus('Completado');
      const title = 'Ahora está completado: Blog';
      assert.deepEqual([await told('client'), await told('projectManager')], [[title], []]);
      await setStatus('En Progreso');
      assert.deepEqual(await everybody(), {
        client: ['Ahora está en progreso: Blog', title],
        otherClient: [],
        projectManager: ['Ahora está en progreso: Blog'],
        admin: [],
      });
    });

    it('UNDO-3: a change that is taken back, nobody', async () => {
      await setStatus('Completado');
      await setStatus('En Progreso', 'Completado');
      await assign(null);
      await assign(api.cast.projectManager, { userId: null });
      assert.deepEqual([await told('client'), await told('projectManager')], [[], []]);
      assert.deepEqual(await sent(), []);
    });

    it('UNDO-3: of the change back too, once they were mailed', async () => {
      await setStatus('Completado');
      await sent();
      await setStatus('En Progreso', 'Completado');
      const [mail] = (await sent()).filter(({ to }) => to === addresses.client);
      assert.match(mail?.text ?? '', /admin cambió el estado a «En Progreso»/);
    });

    it('is not mailed what they muted, and sees it in the page', async () => {
      await mute('client', ['status', 'project']);
      const made = await create();
      await setStatus('Completado');
      const mails = await sent();
      assert.deepEqual(
        mails.map(({ to }) => to),
        [addresses.projectManager],
      );
      assert.deepEqual(await told('client'), ['Ahora está completado: Blog']);
      assert.equal((await told('client', made)).length, 1);
      await mute('client', []);
    });

    it('NOTICE-2: what happens within five minutes comes in one mail of one thread', async (t) => {
      const smtp = await startCatcher();
      t.after(() => smtp.stop());
      const send = (minutes: number) =>
        sendDue({
          db: api.db,
          transport: smtpTransport(smtp.url),
          from: SENDER,
          log: memoryLog().log,
          now: () => new Date(Date.now() + minutes * 60_000),
          stopped: () => false,
        });
      const made = await create({
        phases: [
          { name: 'Análisis', startDate: '2026-12-01T12:00:00Z', endDate: '2026-12-04T12:00:00Z' },
        ],
      });
      const page = await api.call('admin', 'getProject', { id: made });
      const [phase] = page.body.phases as { id: string }[];
      const phases = [
        {
          id: phase?.id,
          name: 'Análisis',
          startDate: '2026-12-01T12:00:00Z',
          endDate: '2026-12-11T12:00:00Z',
        },
      ];
      const change = (body: object) => api.call('admin', 'updateProject', { id: made, body });
      await change({ phases });
      await change({ status: 'Completado' });
      await send(4);
      assert.equal(smtp.mails.length, 0);
      await send(5);
      const [mail, ...more] = smtp.mails;
      assert.deepEqual(more, []);
      assert.deepEqual(mail?.to, [{ address: addresses.client, name: '' }]);
      for (const part of [mail.text ?? '', mail.html ?? '']) {
        assert.match(
          part,
          /admin creó un proyecto para ti[^]*admin movió una fecha[^]*La fase Análisis termina el 11 dic 2026 \(antes, el 4 dic 2026\)[^]*«Completado»/,
        );
      }
      await change({ status: 'En Progreso' });
      await send(11);
      assert.equal(smtp.mails[1]?.inReplyTo, mail.messageId);
    });

    // Last, since it ends the manager's session.
    it('and deactivated meanwhile, is not mailed', async () => {
      const setActive = (active: boolean) =>
        api.call('admin', 'updateStaff', { id: api.cast.projectManager, body: { active } });
      const told2 = async () => (await sent()).map(({ to }) => to);
      await setStatus('Completado');
      await setActive(false);
      assert.deepEqual(await told2(), [addresses.client]);
      await setStatus('En Progreso');
      assert.deepEqual(await told2(), [addresses.client]);
    });
  });
});

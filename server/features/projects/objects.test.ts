import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, beforeEach, describe, it } from 'node:test';
import { Project } from '#contract/projects.ts';
import { addProject } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

const ARCHIVED = {
  status: 409,
  body: { message: 'El proyecto está archivado: restáuralo para cambiarlo.' },
};

forEmbeddedDatabase((databaseName, open) => {
  describe(`projects as objects, on ${databaseName}`, () => {
    let api: Api;
    let id: string;

    before(async () => {
      api = await openApi(await open());
    });
    beforeEach(async () => {
      const { client, projectManager } = api.cast;
      id = await addProject(api.db, client, 'Blog', 1, projectManager);
    });

    const edit = (body: object) => api.call('admin', 'editProject', { id, body });
    const archive = () => api.call('admin', 'archiveProject', { id });
    const ids = async (who: 'admin' | 'otherClient' | 'client') => {
      const { body } = await api.call(who, who === 'admin' ? 'getAllData' : 'getDashboard');
      return (body.projects as Project[]).map((project) => project.id);
    };
    const history = async () => {
      const query = { object: `project:${id}` };
      const { body } = await api.call('admin', 'getHistory', { query });
      return (body.rows as { field: string | null; to: string | null }[])
        .filter(({ field }) => field !== null)
        .map(({ field, to }) => `${field}: ${to ?? 'null'}`);
    };

    it('are renamed and change service, which the history keeps', async () => {
      const { status, body } = await edit({ name: '  Bitácora ', service_id: 3 });
      assert.equal(status, 200);
      const { name, serviceId, userName } = Project.parse(body);
      assert.deepEqual([name, serviceId, userName], ['Bitácora', 3, 'client']);
      assert.deepEqual(await history(), ['service_id: Marketing digital', 'name: Bitácora']);
    });

    it('change client: the former one loses sight of them, the new one sees them', async () => {
      const { status, body } = await edit({ user_id: api.cast.otherClient });
      assert.equal(status, 200);
      assert.equal(Project.parse(body).userName, 'otherClient');
      assert.equal((await ids('client')).includes(id), false);
      assert.equal((await ids('otherClient')).includes(id), true);
      assert.deepEqual(await history(), ['client_id: otherClient']);
      const { body: page } = await api.call('otherClient', 'getProject', { id });
      const fields = (page.history as { field: string | null }[]).map(({ field }) => field);
      assert.equal(fields.includes('client_id'), false, 'not who the client was');
    });

    it('belong to clients', async () => {
      for (const user_id of [api.cast.admin, api.cast.projectManager, randomUUID()]) {
        assert.deepEqual(await edit({ user_id }), {
          status: 400,
          body: { message: 'Ese cliente no existe.' },
        });
      }
      assert.deepEqual(await edit({}), {
        status: 400,
        body: { message: 'No hay nada que cambiar.' },
      });
    });

    it('are archived, and restored as they were', async () => {
      for (let time = 0; time < 2; time += 1) {
        const { status, body } = await archive();
        assert.equal(status, 200);
        assert.ok(Project.parse(body).archivedAt);
      }
      assert.equal((await ids('admin')).includes(id), false);
      for (let time = 0; time < 2; time += 1) {
        const { status, body } = await api.call('admin', 'restoreProject', { id });
        assert.equal(status, 200);
        assert.equal('archivedAt' in body, false);
        assert.equal(Project.parse(body).assigned_to?.full_name, 'projectManager');
      }
      assert.equal((await ids('admin')).includes(id), true);
      assert.equal((await history()).length, 2, 'once more changes nothing');
    });

    it('do not change while archived', async () => {
      await archive();
      const tries = [
        edit({ name: 'Otro' }),
        api.call('admin', 'updateProject', { id, body: { progress: 1 } }),
        api.call('admin', 'updateProject', { id, body: { phases: [] } }),
        api.call('admin', 'assignProject', { id, body: { userId: null } }),
      ];
      for (const answer of await Promise.all(tries)) assert.deepEqual(answer, ARCHIVED);
    });

    it('keep the ticket of an archived one, with its name, and take no other', async () => {
      const made = await api.call('client', 'createTicket', {
        body: { subject: 'No carga', description: 'Desde ayer.', project_id: id },
      });
      assert.equal(made.status, 201);
      await archive();
      const another = { subject: 'Sigue igual', description: 'No carga.', project_id: id };
      assert.deepEqual(await api.call('client', 'createTicket', { body: another }), {
        status: 409,
        body: { message: 'Ese proyecto está archivado: elige otro, o «Ninguno en particular».' },
      });
      const { status, body } = await api.call('client', 'getTicket', { id: String(made.body.id) });
      assert.equal(status, 200);
      assert.deepEqual((body.ticket as { project: unknown }).project, { id, name: 'Blog' });
    });

    it('are duplicated with shifted phases of the same length', async () => {
      const phases = [
        { name: 'Desarrollo', startDate: '2026-11-10T12:00:00Z', endDate: '2026-11-20T12:00:00Z' },
        { name: 'Análisis', startDate: '2026-11-02T12:00:00Z', endDate: '2026-11-09T12:00:00Z' },
      ];
      await api.call('admin', 'updateProject', { id, body: { status: 'Revisión', phases } });
      const { status, body } = await api.call('admin', 'duplicateProject', {
        id,
        body: { name: 'Blog 2', start: '2027-02-26' },
      });
      assert.equal(status, 201);
      const copy = Project.parse(body);
      assert.notEqual(copy.id, id);
      assert.deepEqual(
        copy.phases.map(({ name, startDate, endDate }) => [
          name,
          startDate.slice(0, 10),
          endDate.slice(0, 10),
        ]),
        [
          ['Desarrollo', '2027-03-06', '2027-03-16'],
          ['Análisis', '2027-02-26', '2027-03-05'],
        ],
      );
      const { name, status: state, progress, assigned_to, serviceId, userName } = copy;
      assert.deepEqual(
        { name, state, progress, assigned_to, serviceId, userName },
        {
          name: 'Blog 2',
          state: 'Planificación',
          progress: 0,
          assigned_to: null,
          serviceId: 1,
          userName: 'client',
        },
      );
    });

    it('are not duplicated past 2099', async () => {
      const sent = { id, body: { name: 'Blog 2', start: '2099-12-30' } };
      assert.deepEqual(await api.call('admin', 'duplicateProject', sent), {
        status: 400,
        body: { message: 'El año de una fase va de 2000 a 2099.' },
      });
    });

    it('start with a schedule, and win the message that they come of', async () => {
      const [message] = await api.db.query<{ id: string }>(
        `insert into app.contact_messages (name, email, subject, message)
         values ('Ana', 'ana@example.pe', 'Una tienda', 'Quiero vender') returning id`,
      );
      const body = {
        name: 'Tienda',
        user_id: api.cast.client,
        service_id: 1,
        phases: [
          {
            name: 'Análisis',
            startDate: '2026-12-01T12:00:00.000Z',
            endDate: '2026-12-05T12:00:00.000Z',
          },
        ],
      };
      const made = await api.call('admin', 'createProject', {
        body: { ...body, messageId: message?.id },
      });
      assert.equal(made.status, 201, JSON.stringify(made.body));
      const project = Project.parse(made.body);
      assert.equal(project.phases[0]?.endDate, '2026-12-05T12:00:00.000Z');
      assert.deepEqual(
        await api.db.query('select status, project_id from app.contact_messages where id = $1', [
          message?.id,
        ]),
        [{ status: 'ganado', project_id: project.id }],
      );
      const before = (await ids('admin')).length;
      assert.deepEqual(
        await api.call('admin', 'createProject', { body: { ...body, messageId: randomUUID() } }),
        { status: 400, body: { message: 'Ese mensaje no existe.' } },
      );
      assert.deepEqual(
        await api.call('admin', 'createProject', { body: { ...body, messageId: message?.id } }),
        { status: 409, body: { message: 'De ese mensaje ya salió un proyecto.' } },
      );
      assert.equal((await ids('admin')).length, before, 'nothing is left of either');
    });
  });
});

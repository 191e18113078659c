import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { calls } from '#contract/calls.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Answer, type Api } from '../../testing/openApi.ts';

const SCOPE = 'Catálogo con Yape.\n\nSin pasarela de tarjetas.';

forEmbeddedDatabase((databaseName, open) => {
  describe(`a project's scope and its first manager, on ${databaseName}`, () => {
    let api: Api;

    before(async () => {
      api = await openApi(await open());
    });

    const create = (further: object): Promise<Answer> =>
      api.call('admin', 'createProject', {
        body: { name: 'Tienda', user_id: api.cast.client, service_id: 1, ...further },
      });
    async function page(who: 'admin' | 'client' | 'projectManager' | 'otherClient', id: unknown) {
      const { status, body } = await api.call(who, 'getProject', { id: String(id) });
      return status === 200 ? calls.getProject.response.parse(body) : status;
    }
    const project = async (who: Parameters<typeof page>[0], id: unknown) => {
      const found = await page(who, id);
      return typeof found === 'number' ? found : found.project;
    };
    const changes = async (id: unknown) => {
      const { body } = await api.call('admin', 'getHistory', {
        query: { object: `project:${String(id)}` },
      });
      return (body.rows as { field: string | null; from: string | null; to: string | null }[])
        .filter(({ field }) => field !== null)
        .map(({ field, from, to }) => [field, from, to]);
    };
    const countProjects = async () =>
      (await api.db.query<{ id: string }>('select id from app.projects')).length;

    it('is read by client, manager and admins with its line breaks, and by nobody else (PROJECT-18)', async () => {
      const { status, body } = await create({
        scope: `\n${SCOPE}  `,
        assigned_to: api.cast.projectManager,
      });
      assert.equal(status, 201);
      for (const who of ['admin', 'client', 'projectManager'] as const) {
        const found = await project(who, body.id);
        assert.ok(typeof found === 'object');
        assert.equal(found.scope, SCOPE);
      }
      assert.equal(await project('otherClient', body.id), 404);
    });

    it('names its manager, who then sees it, in the same call (OBJECT-6)', async () => {
      const { body } = await create({ assigned_to: api.cast.projectManager });
      assert.deepEqual(body.assigned_to, {
        id: api.cast.projectManager,
        full_name: 'projectManager',
      });
      const dashboard = await api.call('projectManager', 'getDashboard');
      const ids = (dashboard.body.projects as { id: string }[]).map(({ id }) => id);
      assert.ok(ids.includes(String(body.id)));
      assert.deepEqual(await changes(body.id), [['assigned_to', null, 'projectManager']]);
      assert.equal((await create({ assigned_to: null })).body.assigned_to, null);
    });

    it('nobody who cannot run it is put in charge, and nothing is created then', async () => {
      const before = await countProjects();
      for (const assigned_to of [api.cast.client, api.cast.copywriter, randomUUID()]) {
        assert.deepEqual(await create({ assigned_to }), {
          status: 400,
          body: { message: 'Esa persona no es responsable de proyectos.' },
        });
      }
      assert.equal(await countProjects(), before);
    });

    it('is changed by an admin, emptied and kept in the history; two who change it are told', async () => {
      const { body } = await create({ scope: 'Diez páginas' });
      const id = String(body.id);
      const edit = (change: object) => api.call('admin', 'editProject', { id, body: change });
      assert.equal((await edit({ name: 'Otra' })).status, 200);
      assert.equal((await edit({ scope: SCOPE, was: { scope: 'Diez páginas' } })).status, 200);
      const late = await edit({ scope: 'Doce páginas', was: { scope: 'Diez páginas' } });
      assert.deepEqual([late.status, late.body.now], [409, { scope: SCOPE }]);
      assert.equal((await edit({ scope: '' })).status, 200);
      assert.deepEqual(
        (await changes(id)).filter(([field]) => field === 'scope'),
        [
          ['scope', SCOPE, ''],
          ['scope', 'Diez páginas', SCOPE],
        ],
      );
      // A later client need not know what was agreed with an earlier one.
      const seen = await page('client', id);
      assert.ok(typeof seen === 'object');
      const fields = seen.history.map(({ field }) => field);
      assert.ok(fields.includes('name') && !fields.includes('scope'), fields.join());
    });

    it('too long or with control characters it is refused', async () => {
      const long = await create({ scope: 'a'.repeat(5001) });
      assert.deepEqual(long, {
        status: 400,
        body: { message: 'El alcance admite hasta 5000 caracteres; tiene 5001.' },
      });
      assert.equal((await create({ scope: 'a\0b' })).status, 400);
      assert.equal((await create({ scope: 'ñ'.repeat(5000) })).status, 201);
    });

    it('a copy has it, and a search finds both', async () => {
      const { body } = await create({ scope: 'Reservas de cóndores' });
      const copy = await api.call('admin', 'duplicateProject', {
        id: String(body.id),
        body: { name: 'Copia', start: '2026-12-01' },
      });
      const copied = await project('admin', copy.body.id);
      assert.ok(typeof copied === 'object');
      assert.equal(copied.scope, 'Reservas de cóndores');
      const found = await api.call('admin', 'pageProjects', { query: { search: 'condores' } });
      assert.deepEqual(found.body.total, 2);
    });

    it('leads admins to the message it came of, nobody else; without the message it stays', async () => {
      const [message] = await api.db.query<{ id: string }>(
        `insert into app.contact_messages (name, phone, channel, subject, message)
         values ('Ana', '987 654 321', 'WhatsApp', 'Una tienda', 'Vendo pan') returning id`,
      );
      const { body } = await create({ scope: 'Vendo pan', messageId: message?.id });
      const messageOf = async (who: 'admin' | 'client') => {
        const found = await project(who, body.id);
        assert.ok(typeof found === 'object');
        return found.message;
      };
      assert.deepEqual(await messageOf('admin'), { id: message?.id, name: 'Ana' });
      assert.equal(await messageOf('client'), null);
      await api.db.query('delete from app.contact_messages where id = $1', [message?.id]);
      const left = await project('admin', body.id);
      assert.ok(typeof left === 'object');
      assert.deepEqual([left.message, left.scope], [null, 'Vendo pan']);
    });
  });
});

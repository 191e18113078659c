import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { Project } from '#contract/projects.ts';
import { addPerson } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

forEmbeddedDatabase((databaseName, open) => {
  describe(`a new project, on ${databaseName}`, () => {
    let api: Api;

    before(async () => {
      api = await openApi(await open());
    });

    const count = async () => {
      const [row] = await api.db.query<{ count: number }>(
        'select count(*)::integer as count from app.projects',
      );
      return row?.count;
    };

    it('starts in planning, without manager and schedule', async () => {
      const { status, body } = await api.call('admin', 'createProject', {
        body: { name: '  Catálogo  ', user_id: api.cast.client, service_id: 6 },
      });
      assert.equal(status, 201);
      const { id, ...project } = Project.parse(body);
      assert.deepEqual(project, {
        name: 'Catálogo',
        status: 'Planificación',
        progress: 0,
        serviceId: 6,
        userName: 'client',
        assigned_to: null,
        phases: [],
        nextDate: null,
      });
      const kept = await api.db.query('select name, client_id from app.projects where id = $1', [
        id,
      ]);
      assert.deepEqual(kept, [{ name: 'Catálogo', client_id: api.cast.client }]);
    });

    it('may be for a person without a role, who counts as a client', async () => {
      const id = randomUUID();
      await addPerson(api.db, id, 'nueva', 'client');
      await api.db.query('update app.profiles set role_id = null where id = $1', [id]);
      const body = { name: 'Logo', user_id: id, service_id: 4 };
      assert.equal((await api.call('admin', 'createProject', { body })).status, 201);
    });

    it('must be for a client', async () => {
      const before = await count();
      const { admin, copywriter, projectManager } = api.cast;
      for (const user_id of [admin, copywriter, projectManager, randomUUID()]) {
        const body = { name: 'Logo', user_id, service_id: 4 };
        assert.deepEqual(await api.call('admin', 'createProject', { body }), {
          status: 400,
          body: { message: 'Ese cliente no existe.' },
        });
      }
      assert.equal(await count(), before);
    });

    const good = { name: 'Logo', user_id: randomUUID(), service_id: 4 };
    const bodies: [string, object, string][] = [
      ['a service below the catalogue', { service_id: 0 }, 'Ese servicio no existe.'],
      ['a service past the catalogue', { service_id: 7 }, 'Ese servicio no existe.'],
      ['a service that is text', { service_id: '4' }, 'Elige un servicio.'],
      ['half a service', { service_id: 1.5 }, 'Elige un servicio.'],
      ['an immense service', { service_id: 1e300 }, 'Elige un servicio. Ese servicio no existe.'],
      ['no name', { name: undefined }, 'Falta el nombre.'],
      ['a blank name', { name: ' \n ' }, 'Falta el nombre.'],
      [
        'a name of two lines',
        { name: 'a\r\nb' },
        'El nombre contiene un salto de línea después de «a». Bórralo.',
      ],
      [
        'a name with NUL',
        { name: 'a\0b' },
        'El nombre contiene un carácter no permitido después de «a». Bórralo.',
      ],
      [
        'a long name',
        { name: 'a'.repeat(201) },
        'El nombre admite hasta 200 caracteres; tiene 201.',
      ],
      ['a client that is no id', { user_id: "1' or true" }, 'El identificador no es válido.'],
      ['an unknown key', { progress: 100 }, 'Hay campos que no se admiten: progress.'],
    ];
    for (const [what, change, message] of bodies) {
      it(`is refused with ${what}`, async () => {
        const body = { ...good, user_id: api.cast.client, ...change };
        assert.deepEqual(await api.call('admin', 'createProject', { body }), {
          status: 400,
          body: { message },
        });
      });
    }

    it('sent twice with one key is created once', async () => {
      const before = (await count()) ?? 0;
      const sent = {
        body: { name: 'Doble', user_id: api.cast.client, service_id: 1 },
        key: randomUUID(),
      };
      const [first, second] = await Promise.all([
        api.call('admin', 'createProject', sent),
        api.call('admin', 'createProject', sent),
      ]);
      assert.equal(first.status, 201);
      assert.deepEqual(second, first);
      assert.equal(await count(), before + 1);
    });

    it('of a concurrently deleted client is refused or created, never an error', async () => {
      const id = randomUUID();
      await addPerson(api.db, id, 'saliente', 'client');
      const body = { name: 'Adiós', user_id: id, service_id: 1 };
      const [made] = await Promise.all([
        api.call('admin', 'createProject', { body }),
        api.db.query('delete from auth.users where id = $1', [id]).catch(() => undefined),
      ]);
      assert.ok([201, 400].includes(made.status), JSON.stringify(made));
    });

    it('can be created only by a current admin', async () => {
      const body = { name: 'Ascenso', user_id: api.cast.client, service_id: 1 };
      const setRole = (role: string) =>
        api.db.query(
          `update app.profiles set role_id = (select id from app.roles where name = $2) where id = $1`,
          [api.cast.copywriter, role],
        );
      const tries = [];
      for (const role of ['copywriter', 'admin', 'copywriter']) {
        await setRole(role);
        tries.push((await api.call('copywriter', 'createProject', { body })).status);
      }
      assert.deepEqual(tries, [403, 201, 403]);
    });
  });
});

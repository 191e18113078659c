import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, before, beforeEach, describe, it } from 'node:test';
import { Profile } from '#contract/people.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import type { Answer } from '../../testing/openApi.ts';
import { DESIGNER, openStaffApi, STAFF_PASSWORD, type StaffApi } from '../../testing/staffApi.ts';

forEmbeddedDatabase((databaseName, open) => {
  describe(`new staff, on ${databaseName}`, () => {
    let staff: StaffApi;

    before(async () => {
      staff = await openStaffApi(await open());
    });
    beforeEach(() => staff.renew());
    afterEach(() => staff.assertNothingLeaked());

    const refused = (answer: Answer, status: number, message: string) =>
      assert.deepEqual(answer, { status, body: { message } });

    it('have account, name and role', async (t) => {
      await staff.provide(t);
      const { status, body } = await staff.create();
      assert.equal(status, 201);
      const { id, ...profile } = Profile.parse(body);
      assert.deepEqual(profile, { full_name: 'Ana Paz', role_id: DESIGNER, role: 'designer' });
      assert.deepEqual(Object.keys(body).sort(), ['full_name', 'id', 'role', 'role_id']);
      assert.equal(await staff.role(), DESIGNER);
      const [user] = await staff.db.query(
        `select u.email, p.temporary_password as temporary
           from auth.users u join app.profiles p using (id) where id = $1`,
        [id],
      );
      assert.deepEqual(user, { email: staff.email(), temporary: true });
    });

    const bodies: [string, object, string][] = [
      ['the clients’ role', { role_id: 1 }, 'Elige un rol del personal.'],
      ['an unknown role', { role_id: 99 }, 'Ese rol no existe.'],
      ['role 0', { role_id: 0 }, 'Ese rol no existe.'],
      ['an immense role', { role_id: 2 ** 40 }, 'Ese rol no existe.'],
      ['a role by name', { role_id: 'admin' }, 'Elige un rol.'],
      [
        'a short password',
        { password: '1234567' },
        'La contraseña debe tener al menos 8 caracteres.',
      ],
      [
        'a password of NULs',
        { password: '\0'.repeat(8) },
        'La contraseña contiene un carácter no permitido.',
      ],
      ['no name', { full_name: ' ' }, 'Falta el nombre completo.'],
      ['half an address', { email: 'ana@' }, 'Escribe un correo completo.'],
      ['an unknown key', { role: 'admin' }, 'Hay campos que no se admiten: role.'],
    ];
    for (const [what, body, message] of bodies) {
      it(`are refused with ${what}, before the provider is called`, async (t) => {
        const { calls } = await staff.provide(t);
        refused(await staff.create(body), 400, message);
        assert.deepEqual(calls, []);
      });
    }

    it('can be created only by an admin', async (t) => {
      const { calls } = await staff.provide(t);
      const body = { email: staff.email(), password: STAFF_PASSWORD, full_name: 'Ana', role_id: 4 };
      for (const who of ['client', 'projectManager', 'ticketManager', 'copywriter'] as const) {
        assert.equal((await staff.call(who, 'createStaff', { body })).status, 403);
      }
      assert.deepEqual(calls, []);
    });

    it('have a unique address, even for concurrent calls', async (t) => {
      await staff.provide(t);
      const answers = await Promise.all([
        staff.create(),
        staff.create({ email: staff.email().toUpperCase() }),
      ]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409]);
      refused(await staff.create(), 409, 'Ya existe una cuenta con ese correo.');
      assert.equal(await staff.role(), DESIGNER, 'the account that was there stays');
    });

    it('sent twice with one key are created once', async (t) => {
      const { calls } = await staff.provide(t);
      const key = randomUUID();
      const [first, second] = await Promise.all([staff.create({}, key), staff.create({}, key)]);
      assert.equal(first.status, 201);
      assert.deepEqual(second, first);
      assert.equal(calls.length, 1);
    });
  });
});

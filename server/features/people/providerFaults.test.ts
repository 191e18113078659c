import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, describe, it } from 'node:test';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { FULL } from '../../testing/full.ts';
import type { ProviderFault } from '../../testing/hostedProvider.ts';
import type { Answer } from '../../testing/openApi.ts';
import { DESIGNER, openStaffApi, type StaffApi } from '../../testing/staffApi.ts';

const UNANSWERED = 'El servicio de identidad no responde. Inténtalo de nuevo.';

const html = { status: 502, body: '<h1>Bad gateway</h1>' };

forEmbeddedDatabase((databaseName, open) => {
  describe(`failures while creating staff, on ${databaseName}`, () => {
    let staff: StaffApi;

    before(async () => {
      staff = await openStaffApi(await open());
    });
    beforeEach(() => staff.renew());
    afterEach(() => staff.assertNothingLeaked());

    const refused = (answer: Answer, status: number, message: string) =>
      assert.deepEqual(answer, { status, body: { message } });

    const weak = (reasons: string[]) => ({
      status: 422,
      body: JSON.stringify({ code: 'weak_password', message: 'x', weak_password: { reasons } }),
    });
    const refusals: [string, { status: number; body: string }, number, string][] = [
      [
        'a common password',
        weak(['pwned']),
        400,
        'Esta contraseña es una de las más usadas y se adivina enseguida. Elige otra.',
      ],
      [
        'a plain password',
        weak(['characters', 'length']),
        400,
        'La contraseña debe combinar mayúsculas, minúsculas, números y signos.',
      ],
      [
        'a weak password, without a reason',
        weak([]),
        400,
        'El servicio de identidad no admite ese correo o esa contraseña.',
      ],
      [
        'an odd address',
        { status: 400, body: '{"code":"validation_failed","message":"ana"}' },
        400,
        'El servicio de identidad no admite ese correo o esa contraseña.',
      ],
      [
        'a known address, from an old GoTrue version',
        { status: 422, body: '{"msg":"User already registered"}' },
        409,
        'Ya existe una cuenta con ese correo.',
      ],
      ['a missing page', { status: 404, body: '{}' }, 503, UNANSWERED],
      [
        'too many calls',
        { status: 429, body: '{"code":"over_request_rate_limit"}' },
        503,
        UNANSWERED,
      ],
    ];
    for (const [what, answer, status, message] of refusals) {
      it(`is refused by the provider for ${what}`, async (t) => {
        const { faults, calls } = await staff.provide(t);
        faults.POST = [{ answer }];
        refused(await staff.create(), status, message);
        assert.equal(calls.length, 1, 'there is nothing to take back');
        assert.equal(
          staff.logged.some((line) => line.includes('"level":50')),
          status === 503,
        );
      });
    }

    it('are refused with a wrong service key, which is logged', async (t) => {
      await staff.provide(t, { key: 'another' });
      refused(await staff.create(), 503, UNANSWERED);
      assert.match(staff.logged.join('\n'), /the identity provider failed: status 401/);
    });

    const lost: [string, ProviderFault][] = [
      ['never answers', { answer: null }],
      ['answers an error page', { answer: html }],
      ['answers plain text', { answer: { status: 200, body: 'hola' } }],
      ['answers null', { answer: { status: 200, body: 'null' } }],
      ['answers without an account', { answer: { status: 200, body: '{}' } }],
      ['answers with a malformed account', { answer: { status: 200, body: '{"id":"1"}' } }],
      ['redirects', { answer: { status: 307, body: '', location: '/elsewhere' } }],
    ];
    for (const works of [true, false]) {
      for (const [what, mishap] of works || FULL ? lost : lost.slice(0, 2)) {
        it(`leaves nothing when the provider ${works ? 'has worked and then ' : ''}${what}`, async (t) => {
          // Time for its work, if it works.
          const limit = { answer: works ? 500 : 50 };
          const { faults } = await staff.provide(t, mishap.answer === null ? limit : {});
          faults.POST = [{ ...mishap, works }];
          refused(await staff.create(), 503, UNANSWERED);
          assert.equal(await staff.role(), 'nobody');
          assert.match(staff.logged.join('\n'), /the identity provider failed/);
          await staff.provide(t);
          assert.equal((await staff.create()).status, 201, 'trying again works');
        });
      }
    }

    it('are refused while the provider is down', async () => {
      staff.removeProvider();
      refused(await staff.create(), 503, UNANSWERED);
    });

    const deleteRole = () => staff.db.query('delete from app.roles where id = $1', [DESIGNER]);

    it('are deleted again if the role disappears during the call', async (t) => {
      const { faults, calls } = await staff.provide(t);
      faults.POST = [{ concurrently: deleteRole }];
      refused(await staff.create(), 400, 'Ese rol no existe.');
      assert.equal(await staff.role(), 'nobody');
      assert.deepEqual(
        calls.map((call) => call.split(' ')[0]),
        ['POST', 'GET', 'DELETE'],
      );
    });

    it('are deleted again if the admin loses the role during the call', async (t) => {
      const { faults } = await staff.provide(t);
      const demote = () =>
        staff.db.query('update app.profiles set role_id = 5 where id = $1', [staff.cast.admin]);
      faults.POST = [{ concurrently: demote }];
      refused(await staff.create(), 403, 'No tienes permiso para hacer esto.');
      assert.equal(await staff.role(), 'nobody');
      assert.equal((await staff.create()).status, 403);
    });

    it('are deleted on a retry', async (t) => {
      const { faults } = await staff.provide(t);
      faults.POST = [{ concurrently: deleteRole }];
      faults.GET = [{ answer: html }];
      faults.DELETE = [{ answer: html }];
      refused(await staff.create(), 400, 'Ese rol no existe.');
      assert.equal(await staff.role(), 'nobody');
    });

    it('stay plain clients if the deletion fails, and both failures are logged', async (t) => {
      const { faults } = await staff.provide(t);
      faults.POST = [{ concurrently: deleteRole }];
      faults.DELETE = [{ answer: html }, { answer: html }, { answer: html }];
      const { status, body } = await staff.create();
      assert.equal(status, 503);
      assert.match(String(body.message), /^La cuenta se creó sin permisos de personal/);
      assert.equal(await staff.role(), 1);
      assert.match(staff.logged.join('\n'), /a partly created account could not be deleted/);
    });
  });
});

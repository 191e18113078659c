import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Page } from '#contract/lists.ts';
import { Profile } from '#contract/people.ts';
import type { StaffMember } from '#contract/team.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import type { Answer } from '../../testing/openApi.ts';
import { DESIGNER, openStaffApi, type StaffApi } from '../../testing/staffApi.ts';

const CLIENT = 1;
const PROJECT_MANAGER = 2;
const UNANSWERED = 'El servicio de identidad no responde. Inténtalo de nuevo.';
const TAKEN = 'Ya existe una cuenta con ese correo.';

forEmbeddedDatabase((databaseName, open) => {
  describe(`invitations by mail, on ${databaseName}`, () => {
    let staff: StaffApi;

    before(async () => {
      staff = await openStaffApi(await open());
    });
    beforeEach(() => staff.renew());
    afterEach(() => staff.assertNothingLeaked());

    const refused = (answer: Answer, status: number, message: string) =>
      assert.deepEqual(answer, { status, body: { message } });
    const accept = () =>
      staff.db.query('update auth.users set email_confirmed_at = now() where email = $1', [
        staff.email(),
      ]);
    const account = async () =>
      (
        await staff.db.query<{ id: string; confirmed: boolean; password: string | null }>(
          `select id, email_confirmed_at is not null as confirmed, encrypted_password as password
             from auth.users where email = $1`,
          [staff.email()],
        )
      )[0];
    /** What the list of the team says of the account. */
    const state = async () => {
      const { body } = await staff.call('admin', 'pageStaff', { query: { limit: '100' } });
      return (body as unknown as Page<StaffMember>).rows.find(
        ({ email }) => email === staff.email(),
      )?.state;
    };
    const invitationsIn = (calls: string[]) =>
      calls.filter((call) => call.startsWith('POST /auth/v1/invite')).length;

    for (const [what, role] of [
      ['staff', DESIGNER],
      ['a client', CLIENT],
    ] as const) {
      it(`make an account for ${what} that nobody can enter yet`, async (t) => {
        const { calls } = await staff.provide(t);
        const { status, body } = await staff.invite({ role_id: role });
        assert.equal(status, 201);
        const { id, role_id } = Profile.parse(body);
        assert.equal(role_id, role);
        assert.deepEqual(await account(), { id, confirmed: false, password: null });
        assert.equal(await staff.role(), role);
        assert.equal(invitationsIn(calls), 1);
      });
    }

    const bodies: [string, object, string][] = [
      ['an unknown role', { role_id: 99 }, 'Ese rol no existe.'],
      ['no name', { full_name: ' ' }, 'Falta el nombre completo.'],
      ['half an address', { email: 'ana@' }, 'Escribe un correo completo.'],
      ['a password', { password: 'x' }, 'Hay campos que no se admiten: password.'],
    ];
    for (const [what, body, message] of bodies) {
      it(`are refused with ${what}, before the provider is called`, async (t) => {
        const { calls } = await staff.provide(t);
        refused(await staff.invite(body), 400, message);
        assert.deepEqual(calls, []);
      });
    }

    it('are refused for an address with an account, whose role stays', async (t) => {
      const { calls } = await staff.provide(t);
      await staff.create();
      refused(await staff.invite({ role_id: PROJECT_MANAGER }), 409, TAKEN);
      assert.equal(await staff.role(), DESIGNER);
      assert.equal(invitationsIn(calls), 0);
    });

    it('are refused for somebody who signed up and has not confirmed', async (t) => {
      const { calls } = await staff.provide(t);
      await staff.db.query('insert into auth.users (email) values ($1)', [staff.email()]);
      refused(await staff.invite(), 409, TAKEN);
      assert.equal(await staff.role(), CLIENT);
      assert.deepEqual(calls, []);
    });

    it('can be repeated until accepted; the last role counts', async (t) => {
      const { calls } = await staff.provide(t);
      await staff.invite();
      const before = await account();
      const { status } = await staff.invite({
        email: staff.email().toUpperCase(),
        role_id: PROJECT_MANAGER,
      });
      assert.equal(status, 201);
      assert.deepEqual(await account(), before);
      assert.equal(await staff.role(), PROJECT_MANAGER);
      assert.equal(invitationsIn(calls), 2);
      assert.equal(await state(), 'invited');
      await accept();
      assert.equal(await state(), 'active');
      refused(await staff.invite(), 409, TAKEN);
      assert.equal(await staff.role(), PROJECT_MANAGER);
    });

    it('sent twice with one key mail once', async (t) => {
      const { calls } = await staff.provide(t);
      const key = randomUUID();
      const [first, second] = await Promise.all([staff.invite({}, key), staff.invite({}, key)]);
      assert.equal(first.status, 201);
      assert.deepEqual(second, first);
      assert.equal(invitationsIn(calls), 1);
    });

    for (const works of [true, false]) {
      it(`take the account back if the provider ${works ? 'mails and ' : ''}does not say so`, async (t) => {
        const { faults } = await staff.provide(t);
        faults.POST = [{}, { answer: { status: 502, body: '' }, works }];
        refused(await staff.invite(), 503, UNANSWERED);
        assert.equal(await staff.role(), 'nobody');
        assert.equal((await staff.invite()).status, 201, 'trying again works');
      });
    }

    it('leave an invited account and its role as they were if the provider fails', async (t) => {
      const { faults, calls } = await staff.provide(t);
      await staff.invite();
      faults.POST = [{ answer: { status: 502, body: '' } }];
      refused(await staff.invite({ role_id: PROJECT_MANAGER }), 503, UNANSWERED);
      assert.equal(await staff.role(), DESIGNER);
      assert.ok(!calls.some((call) => call.startsWith('DELETE')));
    });

    it('go on with an account that could not be taken back', async (t) => {
      const { faults } = await staff.provide(t);
      const down = { answer: { status: 502, body: '' } };
      faults.POST = [{}, down];
      faults.GET = [down, down, down];
      faults.DELETE = [down, down, down];
      refused(await staff.invite(), 503, UNANSWERED);
      assert.equal(await staff.role(), CLIENT, 'without the rights of staff');
      assert.equal((await staff.invite()).status, 201);
      assert.equal(await staff.role(), DESIGNER);
    });

    it('take a new account back if the admin loses the role meanwhile, and no older one', async (t) => {
      const demote = () =>
        staff.db.query('update app.profiles set role_id = 5 where id = $1', [staff.cast.admin]);
      const { faults } = await staff.provide(t);
      faults.POST = [{}, { concurrently: demote }];
      refused(await staff.invite(), 403, 'No tienes permiso para hacer esto.');
      assert.equal(await staff.role(), 'nobody');

      await staff.db.query('update app.profiles set role_id = 4 where id = $1', [staff.cast.admin]);
      await staff.invite();
      faults.POST = [{ concurrently: demote }];
      const answer = await staff.invite({ role_id: PROJECT_MANAGER });
      refused(answer, 403, 'No tienes permiso para hacer esto.');
      assert.equal(await staff.role(), DESIGNER);
    });

    it('are refused while the provider is down', async () => {
      staff.removeProvider();
      refused(await staff.invite(), 503, UNANSWERED);
      assert.equal(await staff.role(), 'nobody');
    });

    it('say that a provider does not accept the address', async (t) => {
      const { faults } = await staff.provide(t);
      faults.POST = [{ answer: { status: 400, body: '{"code":"email_address_invalid"}' } }];
      refused(await staff.invite(), 400, 'El servicio de identidad no admite ese correo.');
    });
  });
});

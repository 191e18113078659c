import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, describe, it } from 'node:test';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openStaffApi, type StaffApi } from '../../testing/staffApi.ts';
import { repairBans } from './bans.ts';

const FOLLOWS_LATER =
  'El cambio está guardado, pero el servicio de identidad no responde. Si esa persona puede entrar o no se pondrá al día en una hora como mucho.';

const html = { status: 502, body: '<h1>Bad gateway</h1>' };

forEmbeddedDatabase((databaseName, open) => {
  describe(`failures while somebody is deactivated, on ${databaseName}`, () => {
    let staff: StaffApi;
    let id: string;

    before(async () => {
      staff = await openStaffApi(await open());
      id = staff.cast.copywriter;
    });
    beforeEach(async () => {
      await staff.renew();
      await staff.db.query(
        'update app.profiles set role_id = 5, deactivated_at = null where id = $1',
        [id],
      );
      await staff.db.query('update auth.users set banned_until = null where id = $1', [id]);
    });
    afterEach(() => staff.assertNothingLeaked());

    const change = (body: object) => staff.call('admin', 'updateStaff', { id, body });
    const state = async () => {
      const [row] = await staff.db.query<{ active: boolean; maySignIn: boolean }>(
        `select p.deactivated_at is null as active, u.banned_until is null as "maySignIn"
           from app.profiles p join auth.users u using (id) where p.id = $1`,
        [id],
      );
      return row;
    };
    const as = (active: boolean) => ({ active, maySignIn: active });

    const repair = () => repairBans(staff.db, staff.identityAdmin);
    const later = { status: 503, body: { message: FOLLOWS_LATER } };

    it('an absent provider: the profile decides at once, the ban follows once it is back', async (t) => {
      staff.removeProvider();
      assert.deepEqual(await change({ active: false }), later);
      assert.deepEqual(await state(), { active: false, maySignIn: true });
      assert.equal((await staff.call('copywriter', 'getDashboard')).status, 401);
      assert.equal((await change({ role_id: 2 })).status, 204);
      await assert.rejects(repair(), { statusCode: 503 });
      await staff.provide(t);
      await repair();
      assert.deepEqual(await state(), as(false));

      staff.removeProvider();
      assert.deepEqual(await change({ active: true }), later);
      assert.deepEqual(await state(), { active: true, maySignIn: false });
      await staff.provide(t);
      await repair();
      assert.deepEqual(await state(), as(true));
    });

    it('a ban that was not given here stays', async (t) => {
      await staff.provide(t);
      const other = staff.cast.otherClient;
      await staff.db.query(`update auth.users set banned_until = 'infinity' where id = $1`, [
        other,
      ]);
      await repair();
      assert.deepEqual(
        await staff.db.query(
          'select banned_until > now() as banned from auth.users where id = $1',
          [other],
        ),
        [{ banned: true }],
      );
    });

    for (const active of [false, true]) {
      it(`an answer is lost: the provider is asked again, for ${active ? 'reactivation' : 'deactivation'}`, async (t) => {
        const { faults } = await staff.provide(t);
        if (active) assert.equal((await change({ active: false })).status, 204);
        faults.PUT = [{ works: true, answer: html }, { answer: html }];
        assert.equal((await change({ active })).status, 204);
        assert.deepEqual(await state(), as(active));
      });
    }

    it('an admin who loses the role once it is decided has decided', async (t) => {
      const { faults } = await staff.provide(t);
      const demote = () =>
        staff.db.query('update app.profiles set role_id = 5 where id = $1', [staff.cast.admin]);
      faults.PUT = [{ concurrently: demote }];
      assert.equal((await change({ active: false })).status, 204);
      assert.deepEqual(await state(), as(false));
    });
  });
});

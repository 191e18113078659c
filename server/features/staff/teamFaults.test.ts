import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, describe, it } from 'node:test';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openStaffApi, type StaffApi } from '../../testing/staffApi.ts';

const UNANSWERED = 'El servicio de identidad no responde. Inténtalo de nuevo.';
const UNKNOWN =
  'El servicio de identidad no responde y no se sabe si esa persona puede entrar. Vuelve a intentarlo en unos minutos.';

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

    it('an absent provider: nothing changes, and the role can still', async () => {
      staff.removeProvider();
      assert.deepEqual(await change({ active: false }), {
        status: 503,
        body: { message: UNKNOWN },
      });
      assert.deepEqual(await state(), as(true));
      assert.equal((await change({ role_id: 2 })).status, 204);
    });

    for (const active of [false, true]) {
      const what = active ? 'reactivated' : 'deactivated';
      it(`the answer is lost: nobody is half ${what}, and trying again works`, async (t) => {
        const { faults } = await staff.provide(t);
        if (active) assert.equal((await change({ active: false })).status, 204);
        faults.PUT = [{ works: true, answer: html }];
        assert.deepEqual(await change({ active }), { status: 503, body: { message: UNANSWERED } });
        assert.deepEqual(await state(), as(!active));
        assert.equal((await change({ active })).status, 204);
        assert.deepEqual(await state(), as(active));
      });
    }

    it('who cannot be made as before is reported, and trying again works', async (t) => {
      const { faults } = await staff.provide(t);
      faults.PUT = [
        { works: true, answer: html },
        { answer: html },
        { answer: html },
        { answer: html },
      ];
      assert.deepEqual(await change({ active: false }), {
        status: 503,
        body: { message: UNKNOWN },
      });
      assert.deepEqual(await state(), { active: true, maySignIn: false });
      assert.equal((await change({ active: true })).status, 204);
      assert.deepEqual(await state(), as(true));
    });

    it('an admin who loses the role meanwhile has changed nothing', async (t) => {
      const { faults } = await staff.provide(t);
      const demote = () =>
        staff.db.query('update app.profiles set role_id = 5 where id = $1', [staff.cast.admin]);
      faults.PUT = [{ concurrently: demote }];
      assert.equal((await change({ active: false })).status, 403);
      assert.deepEqual(await state(), as(true));
    });
  });
});

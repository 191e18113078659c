import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Database } from '../../db/port.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { createAccount, startIdentity, type Account } from '../../testing/identityService.ts';

const COLUMNS = 'id, full_name, role_id';
const ROLES = ['client', 'project_manager', 'ticket_manager', 'admin', 'copywriter', 'designer'];

forEmbeddedDatabase((name, open) => {
  describe(`roles and profiles on ${name}`, () => {
    let db: Database;
    let rosa: Account;
    let otro: Account;
    before(async () => {
      db = await open();
      rosa = await createAccount(db);
      otro = await createAccount(db);
    });

    for (const [index, role] of ROLES.entries()) {
      test(`${role}: one's own role and profile`, async (t) => {
        const account = await createAccount(db, role);
        const { signIn } = await startIdentity(t, db);
        const { client } = await signIn(account);
        const asked = await client.rpc('get_role_for_user', { p_user_id: account.id });
        assert.equal(asked.data, role);

        const own = await client.from('profiles').select(COLUMNS).eq('id', account.id).single();
        assert.equal(own.error, null);
        const expected = { id: account.id, full_name: 'Rosa Quispe', role_id: index + 1 };
        assert.deepEqual(own.data, expected);
      });
    }

    test('another person’s role is null, even for an admin', async (t) => {
      const { signIn } = await startIdentity(t, db);
      for (const account of [rosa, await createAccount(db, 'admin')]) {
        const { client } = await signIn(account);
        const asked = await client.rpc('get_role_for_user', { p_user_id: otro.id });
        assert.equal(asked.error, null);
        assert.equal(asked.data, null);
      }
    });

    test('another person’s profile is not visible', async (t) => {
      const { signIn } = await startIdentity(t, db);
      const { client } = await signIn(rosa);
      const single = await client.from('profiles').select(COLUMNS).eq('id', otro.id).single();
      assert.equal(single.status, 406);
      const { code, details, hint, message } = single.error!;
      assert.deepEqual(
        { code, details, hint, message },
        {
          code: 'PGRST116',
          details: 'The result contains 0 rows',
          hint: null,
          message: 'Cannot coerce the result to a single JSON object',
        },
      );
      const list = await client.from('profiles').select('id');
      assert.deepEqual(list.data, [{ id: rosa.id }]);
      const maybe = await client.from('profiles').select().eq('id', otro.id).maybeSingle();
      assert.equal(maybe.error, null);
      assert.equal(maybe.data, null);
    });

    test('a person without a profile has no role and no row', async (t) => {
      const account = await createAccount(db);
      await db.query('delete from app.profiles where id = $1', [account.id]);
      const { signIn } = await startIdentity(t, db);
      const { client } = await signIn(account);
      const asked = await client.rpc('get_role_for_user', { p_user_id: account.id });
      assert.equal(asked.data, null);
      const own = await client.from('profiles').select().eq('id', account.id).single();
      assert.equal(own.error?.code, 'PGRST116');
    });

    test('a visitor may read neither', async (t) => {
      const { client } = await startIdentity(t, db);
      const answers = [
        await client().rpc('get_role_for_user', { p_user_id: rosa.id }),
        await client().from('profiles').select(),
      ];
      for (const { status, error } of answers) {
        assert.equal(status, 401);
        assert.equal(error?.code, '42501');
      }
    });

    test('profiles cannot be written', async (t) => {
      const { client, signIn } = await startIdentity(t, db);
      const { client: signedIn } = await signIn(rosa);
      const denied = await signedIn.from('profiles').update({ role_id: 4 }).eq('id', rosa.id);
      assert.equal(denied.status, 403);
      assert.equal(denied.error?.code, '42501');
      const visitor = await client().from('profiles').insert({ id: rosa.id });
      assert.equal(visitor.status, 401);
      const [row] = await db.query('select role_id from app.profiles where id = $1', [rosa.id]);
      assert.deepEqual(row, { role_id: 1 });
    });

    test('errors of a request are reported as PostgREST reports them', async (t) => {
      const { signIn } = await startIdentity(t, db);
      const { client } = await signIn(rosa);
      const profiles = () => client.from('profiles');
      const answers = {
        'unknown column': await profiles().select('id,encrypted_password'),
        'unknown column in a filter': await profiles().select('id').eq('email', rosa.email),
        'bad uuid': await profiles().select('id').eq('id', '1 or 1=1'),
        'number out of range': await profiles().select('id').eq('role_id', 99999999999),
        'NUL in a value': await profiles().select('id').eq('full_name', 'a\0b'),
        'filter not served': await profiles().select('id').gt('role_id', 0),
        'another schema': await client.schema('app').from('profiles').select('id'),
        'another schema, rpc': await client.schema('app').rpc('my_role'),
        'unknown table': await client.from('users').select(),
        'unknown function': await client.rpc('my_role'),
        'wrong argument': await client.rpc('get_role_for_user', { user_id: rosa.id }),
        'one argument too many': await client.rpc('get_role_for_user', { p_user_id: '', a: 1 }),
        'bad uuid, rpc': await client.rpc('get_role_for_user', { p_user_id: 'abc' }),
        'not even text, rpc': await client.rpc('get_role_for_user', { p_user_id: { a: 1 } }),
      };
      const given = Object.entries(answers).map(([what, { status, error }]) => [
        what,
        status,
        error?.code,
      ]);
      assert.deepEqual(given, [
        ['unknown column', 400, '42703'],
        ['unknown column in a filter', 400, '42703'],
        ['bad uuid', 400, '22P02'],
        ['number out of range', 400, '22003'],
        ['NUL in a value', 400, '22021'],
        ['filter not served', 400, 'PGRST100'],
        ['another schema', 406, 'PGRST106'],
        ['another schema, rpc', 406, 'PGRST106'],
        ['unknown table', 404, 'PGRST205'],
        ['unknown function', 404, 'PGRST202'],
        ['wrong argument', 404, 'PGRST202'],
        ['one argument too many', 404, 'PGRST202'],
        ['bad uuid, rpc', 400, '22P02'],
        ['not even text, rpc', 400, '22P02'],
      ]);
      const none = await client.rpc('get_role_for_user', { p_user_id: null });
      assert.equal(none.status, 200);
      assert.equal(none.data, null);
    });
  });
});

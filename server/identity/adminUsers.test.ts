import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, test } from 'node:test';
import type { Database } from '../db/port.ts';
import '../testing/cheapHashes.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { createAccount, SERVICE_KEY, startIdentity } from '../testing/identityService.ts';
import { freshEmail, mailsTo } from '../testing/sentLinks.ts';

const PASSWORD = 'clave-de-luz-2026';

forEmbeddedDatabase((name, open) => {
  describe(`accounts by service key on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    test('an account created as confirmed can sign in, be read and be deleted', async (t) => {
      const { admin, client } = await startIdentity(t, db);
      const email = freshEmail();
      const { data, error } = await admin.createUser({
        email: email.toUpperCase(),
        password: PASSWORD,
        email_confirm: true,
        user_metadata: { full_name: 'Luz', role: 'admin' },
        app_metadata: { area: 'ventas', provider: 'otro' },
      });
      assert.equal(error, null);
      assert.equal(data.user.email, email);
      const metadata = ({ user_metadata: own, app_metadata: app }: typeof data.user) => ({
        own,
        app,
      });
      const kept = {
        own: { full_name: 'Luz', role: 'admin' },
        app: { area: 'ventas', provider: 'email', providers: ['email'] },
      };
      assert.deepEqual(metadata(data.user), kept);
      const signedIn = await client().auth.signInWithPassword({ email, password: PASSWORD });
      assert.equal(signedIn.data.user?.id, data.user.id);
      assert.equal((await mailsTo(db, email)).length, 0);

      const shown = await admin.getUserById(data.user.id);
      assert.equal(shown.data.user?.email, email);
      assert.deepEqual(metadata(shown.data.user), kept);
      const role = await db.query('select role_id from app.profiles where id = $1', [data.user.id]);
      assert.deepEqual(role, [{ role_id: 1 }], 'metadata gives no rights');
      assert.ok(!JSON.stringify(shown.data).includes('scrypt'));
      assert.equal((await admin.deleteUser(data.user.id)).error, null);
      const gone = await admin.getUserById(data.user.id);
      assert.equal(gone.error?.status, 404);
      assert.equal(gone.error.code, 'user_not_found');
      const profiles = await db.query('select id from app.profiles where id = $1', [data.user.id]);
      assert.deepEqual(profiles, []);
    });

    test('metadata is merged, and a null removes a key', async (t) => {
      const { admin } = await startIdentity(t, db);
      const { id } = await createAccount(db);
      await admin.updateUserById(id, { app_metadata: { area: 'ventas', turno: 1 } });
      await admin.updateUserById(id, {
        app_metadata: { area: null, turno: 2 },
        user_metadata: { apodo: 'Rosi' },
      });
      const { data } = await admin.getUserById(id);
      assert.deepEqual(data.user?.app_metadata, { turno: 2 });
      assert.deepEqual(data.user.user_metadata, { full_name: 'Rosa Quispe', apodo: 'Rosi' });
    });

    test('unsupported fields are refused, and nothing else is applied', async (t) => {
      const { admin } = await startIdentity(t, db);
      const rosa = await createAccount(db);
      const email = freshEmail();
      for (const more of [
        { phone: '51987654321' },
        { phone_confirm: true },
        { role: 'service_role' },
        { nonce: '1' },
      ]) {
        const answers = [
          await admin.createUser({ email, password: PASSWORD, ...more }),
          await admin.updateUserById(rosa.id, { email, ...more }),
        ];
        for (const { error } of answers) {
          const [field = ''] = Object.keys(more);
          assert.deepEqual([error?.status, error?.code], [400, 'validation_failed'], field);
          assert.equal(error?.message, `${field} no se admite aquí.`);
        }
      }
      const soft = await admin.deleteUser(rosa.id, true);
      assert.deepEqual([soft.error?.status, soft.error?.code], [400, 'validation_failed']);
      assert.equal((await admin.getUserById(rosa.id)).data.user?.email, rosa.email);
      const { data } = await admin.listUsers({ perPage: 1000 });
      assert.ok(!data.users.some((user) => user.email === email));
    });

    test('an account can be created with a given id, once', async (t) => {
      const { admin } = await startIdentity(t, db);
      const id = randomUUID();
      const { data } = await admin.createUser({ id, email: freshEmail(), password: PASSWORD });
      assert.equal(data.user?.id, id);
      assert.equal((await admin.getUserById(id)).error, null);
      const again = await admin.createUser({ id, email: freshEmail(), password: PASSWORD });
      assert.equal(again.error?.status, 422);
      const odd = await admin.createUser({ id: '1', email: freshEmail(), password: PASSWORD });
      assert.equal(odd.error?.code, 'validation_failed');
    });

    test('an account is unconfirmed by default, and cannot sign in without a password', async (t) => {
      const { admin, client } = await startIdentity(t, db);
      const email = freshEmail();
      const { data } = await admin.createUser({ email });
      assert.equal(data.user?.email_confirmed_at, undefined);
      const attempt = await client().auth.signInWithPassword({ email, password: PASSWORD });
      assert.equal(attempt.error?.code, 'invalid_credentials');
      await admin.updateUserById(data.user!.id, { password: PASSWORD, email_confirm: true });
      const signedIn = await client().auth.signInWithPassword({ email, password: PASSWORD });
      assert.equal(signedIn.error, null);
    });

    test('a new password ends every session and sends a mail', async (t) => {
      const { admin, client, signIn } = await startIdentity(t, db);
      const rosa = await createAccount(db);
      const { session } = await signIn(rosa);
      const changes = { password: PASSWORD, user_metadata: { full_name: 'Rosa Q.' } };
      const { data } = await admin.updateUserById(rosa.id, changes);
      assert.deepEqual(data.user?.user_metadata, { full_name: 'Rosa Q.' });
      assert.ok((await client().auth.refreshSession(session)).error);
      assert.deepEqual(
        (await mailsTo(db, rosa.email)).map(({ kind }) => kind),
        ['password_changed'],
      );
    });

    test('addresses are unique', async (t) => {
      const { admin, client } = await startIdentity(t, db);
      const [rosa, luz] = [await createAccount(db), await createAccount(db)];
      const answers = [
        await admin.createUser({ email: rosa.email, password: PASSWORD }),
        await admin.updateUserById(luz.id, { email: rosa.email, password: PASSWORD }),
      ];
      for (const { error } of answers) {
        assert.equal(error?.status, 422);
        assert.equal(error.code, 'email_exists');
      }
      assert.equal((await client().auth.signInWithPassword(luz)).error, null, 'all or nothing');
      const email = freshEmail();
      assert.equal((await admin.updateUserById(luz.id, { email })).data.user?.email, email);
      assert.equal((await client().auth.signInWithPassword({ ...luz, email })).error, null);
    });

    test('weak passwords and malformed values are refused', async (t) => {
      const { admin, url } = await startIdentity(t, db);
      const { id } = await createAccount(db);
      const weak = [
        await admin.createUser({ email: freshEmail(), password: 'password' }),
        await admin.updateUserById(id, { password: '123' }),
      ];
      for (const { error } of weak) assert.equal(error?.code, 'weak_password');
      const headers = { authorization: `Bearer ${SERVICE_KEY}` };
      for (const [method, path, body, status, code] of [
        ['POST', '', '{"email":"x"}', 400, 'validation_failed'],
        ['POST', '', '[]', 400, 'bad_json'],
        ['PUT', `/${id}`, '{"email_confirm":"yes"}', 400, 'bad_json'],
        ['PUT', `/${randomUUID()}`, '{}', 404, 'user_not_found'],
        ['GET', '/abc', null, 404, 'validation_failed'],
        ['DELETE', "/'%00", null, 404, 'validation_failed'],
        ['GET', '?page=0', null, 400, 'validation_failed'],
        ['GET', '?page=1&per_page=x', null, 400, 'validation_failed'],
      ] as const) {
        const response = await fetch(`${url}/auth/v1/admin/users${path}`, {
          method,
          headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
          body,
        });
        const answer = (await response.json()) as { error_code: string };
        assert.equal(response.status, status, `${method} ${path}`);
        assert.equal(answer.error_code, code, `${method} ${path}`);
      }
    });

    test('an account with projects cannot be deleted', async (t) => {
      const { admin } = await startIdentity(t, db);
      const { id } = await createAccount(db);
      await db.query(
        `insert into app.projects (name, client_id, service_id) values ('Tienda', $1, 1)`,
        [id],
      );
      const { error } = await admin.deleteUser(id);
      assert.equal(error?.status, 409);
      assert.equal(error.code, 'conflict');
      assert.equal((await admin.getUserById(id)).error, null);
    });

    test('only the service key is accepted, not even an admin’s token', async (t) => {
      const { url, client, signIn } = await startIdentity(t, db);
      const { session } = await signIn(await createAccount(db, 'admin'));
      const asAnon = await client().auth.admin.listUsers();
      assert.equal(asAnon.error?.code, 'not_admin');
      for (const [token, status, code] of [
        ['', 401, 'no_authorization'],
        ['local-service-kez', 403, 'bad_jwt'],
        [session.access_token, 403, 'not_admin'],
      ] as const) {
        for (const method of ['GET', 'POST'] as const) {
          const response = await fetch(`${url}/auth/v1/admin/users`, {
            method,
            headers: {
              'content-type': 'application/json',
              ...(token && { authorization: `Bearer ${token}` }),
            },
            body: method === 'POST' ? '{}' : null,
          });
          assert.equal(response.status, status);
          assert.equal(((await response.json()) as { error_code: string }).error_code, code);
        }
      }
    });

    test('the list is paged, newest first', async (t) => {
      const own = await open();
      const { admin } = await startIdentity(t, own);
      for (let count = 0; count < 5; count += 1) await createAccount(own);
      const pages = [];
      for (const page of [1, 2, 3]) pages.push(await admin.listUsers({ page, perPage: 2 }));
      assert.deepEqual(
        pages.map(({ data }) => data.users.length),
        [2, 2, 1],
      );
      const [first, , last] = pages.map(({ data }) => data);
      assert.deepEqual(
        { ...first, users: [], aud: '' },
        { users: [], aud: '', total: 5, nextPage: 2, lastPage: 3 },
      );
      assert.equal((last as { nextPage?: number | null }).nextPage, null);
      const dates = pages.flatMap(({ data }) => data.users.map((user) => user.created_at));
      assert.deepEqual(dates, dates.toSorted().reverse());
      assert.equal((await admin.listUsers()).data.users.length, 5);
    });
  });
});

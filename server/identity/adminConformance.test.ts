import type { User } from '@supabase/supabase-js';
import assert from 'node:assert/strict';
import { before, beforeEach, describe, test, type TestContext } from 'node:test';
import type { Database } from '../db/port.ts';
import '../testing/cheapHashes.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { startIdentity } from '../testing/identityService.ts';
import { freshEmail } from '../testing/sentLinks.ts';

/* Like conformance.test.ts, for the administration of accounts by service key. */
const PASSWORD = 'una-clave-cualquiera';

forEmbeddedDatabase((name, open) => {
  describe(`supabase-js on the admin API, on ${name}`, () => {
    let db: Database;
    let service: Awaited<ReturnType<typeof startIdentity>>;
    let email: string;
    before(async () => {
      db = await open();
    });
    beforeEach(async (t) => {
      service = await startIdentity(t as TestContext, db, { autoconfirm: true });
      email = freshEmail();
    });

    describe('accounts by service key', () => {
      const created = async (more: object = {}): Promise<User> => {
        const { data, error } = await service.admin.createUser({
          email,
          password: PASSWORD,
          ...more,
        });
        assert.equal(error, null);
        assert.equal(data.user.email, email);
        return data.user;
      };
      const own = { profile_image: 'https://example.com/avatars/1.png' };
      const app = { roles: ['editor', 'publisher'] };

      test('are created', async () => {
        assert.ok((await created()).id);
      });

      test('are created with user metadata, app metadata, or both', async () => {
        assert.deepEqual((await created({ user_metadata: own })).user_metadata, own);
        email = freshEmail();
        const provider = { provider: 'email', providers: ['email'] };
        assert.deepEqual((await created({ app_metadata: app })).app_metadata, {
          ...provider,
          ...app,
        });
        email = freshEmail();
        const both = await created({ user_metadata: own, app_metadata: app });
        assert.deepEqual(both.user_metadata, own);
        assert.deepEqual(both.app_metadata, { ...provider, ...app });
      });

      test('are unique by address', async () => {
        await created();
        const { data, error } = await service.admin.createUser({ email, password: PASSWORD });
        assert.equal(data.user, null);
        assert.deepEqual([error?.status, error?.code], [422, 'email_exists']);
      });

      test('are listed in pages', async () => {
        await created();
        const all = await service.admin.listUsers();
        assert.equal(all.error, null);
        assert.ok(all.data.users.some((user) => user.email === email));
        const { data } = await service.admin.listUsers({ page: 1, perPage: 1 });
        assert.equal(data.users.length, 1);
        assert.equal((data as { nextPage: number }).nextPage, 2);
      });

      test('are found by their id', async () => {
        const { id } = await created();
        const found = await service.admin.getUserById(id);
        assert.equal(found.data.user?.email, email);
        const { error } = await service.admin.getUserById(crypto.randomUUID());
        assert.deepEqual([error?.status, error?.code], [404, 'user_not_found']);
      });

      test('change their address, password and metadata', async () => {
        const { id } = await created();
        const changed = async (attributes: Parameters<typeof service.admin.updateUserById>[1]) => {
          const { data, error } = await service.admin.updateUserById(id, attributes);
          assert.equal(error, null);
          return data.user;
        };
        assert.equal((await changed({ email: `new-${email}` })).email, `new-${email}`);
        const colours = { favorite_color: 'yellow' };
        assert.deepEqual((await changed({ user_metadata: colours })).user_metadata, colours);
        assert.deepEqual((await changed({ app_metadata: app })).app_metadata.roles, app.roles);
        await changed({ password: 'otra-clave-cualquiera', email_confirm: true });
        const { error } = await service.client().auth.signInWithPassword({
          email: `new-${email}`,
          password: 'otra-clave-cualquiera',
        });
        assert.equal(error, null);
      });

      test('are confirmed', async () => {
        const { id, email_confirmed_at: before } = await created();
        assert.equal(before, undefined);
        const { data } = await service.admin.updateUserById(id, { email_confirm: true });
        assert.ok(data.user?.email_confirmed_at);
      });

      test('are deleted', async () => {
        const { id } = await created();
        assert.equal((await service.admin.deleteUser(id)).error, null);
        const { data } = await service.admin.listUsers({ perPage: 1000 });
        assert.ok(!data.users.some((user) => user.email === email));
      });

      test('are refused without a service key', async () => {
        const { error } = await service.client().auth.admin.listUsers();
        assert.deepEqual([error?.status, error?.code], [403, 'not_admin']);
      });

      test('are banned for a while: neither sign-in nor refresh, until the ban is lifted', async () => {
        const { id } = await created({ email_confirm: true });
        const { client, session } = await service.signIn({ id, email, password: PASSWORD });
        const banned = await service.admin.updateUserById(id, { ban_duration: '1h30m' });
        const until = Date.parse(banned.data.user?.banned_until ?? '');
        assert.ok(Math.abs(until - Date.now() - 90 * 60_000) < 60_000);
        const attempt = () =>
          service.client().auth.signInWithPassword({ email, password: PASSWORD });
        assert.deepEqual(
          [(await attempt()).error?.code, (await client.auth.refreshSession(session)).error?.code],
          ['user_banned', 'user_banned'],
        );
        const lifted = await service.admin.updateUserById(id, { ban_duration: 'none' });
        assert.equal(lifted.data.user?.banned_until, undefined);
        assert.equal((await attempt()).error, null);
        const odd = await service.admin.updateUserById(id, { ban_duration: 'siempre' });
        assert.deepEqual([odd.error?.status, odd.error?.code], [400, 'validation_failed']);
      });

      test('unlike GoTrue: no soft deletion', async () => {
        const { id } = await created();
        const { error } = await service.admin.deleteUser(id, true);
        assert.deepEqual([error?.status, error?.code], [400, 'validation_failed']);
      });

      test('unlike GoTrue: no generated links', async () => {
        const { error } = await service.admin.generateLink({ type: 'magiclink', email });
        assert.equal(error?.status, 404);
      });
    });
  });
});

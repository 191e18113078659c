import type { Session } from '@supabase/supabase-js';
import assert from 'node:assert/strict';
import { before, beforeEach, describe, test, type TestContext } from 'node:test';
import type { Database } from '../db/port.ts';
import '../testing/cheapHashes.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { startIdentity } from '../testing/identityService.ts';
import { freshEmail, linkTo } from '../testing/sentLinks.ts';
import { assertUser, signUp } from '../testing/supabaseJs.ts';

/* Like conformance.test.ts, for sign-out and one's own account. */
const PASSWORD = 'una-clave-cualquiera';
const current = { current_password: PASSWORD };

type Service = Awaited<ReturnType<typeof startIdentity>>;
type Client = ReturnType<Service['client']>;

forEmbeddedDatabase((name, open) => {
  describe(`supabase-js on one’s own account, on ${name}`, () => {
    let db: Database;
    let service: Service;
    let client: Client;
    let email: string;
    before(async () => {
      db = await open();
    });
    beforeEach(async (t) => {
      service = await startIdentity(t as TestContext, db, { autoconfirm: true });
      client = service.client();
      email = freshEmail();
    });

    const signedUp = (who = client) => signUp(who, { email, password: PASSWORD });

    describe('signing out', () => {
      const stands = async (session: Session) =>
        (await service.client().auth.getUser(session.access_token)).error === null;
      const scopes: ['local' | 'others' | 'global' | undefined, here: boolean, there: boolean][] = [
        [undefined, false, false],
        ['global', false, false],
        ['local', false, true],
        ['others', true, false],
      ];
      for (const [scope, here, there] of scopes) {
        test(`with ${scope ? `the scope ${scope}` : 'no scope'}`, async () => {
          const session = await signedUp();
          const other = await service
            .client()
            .auth.signInWithPassword({ email, password: PASSWORD });
          assert.equal((await client.auth.signOut(scope && { scope })).error, null);
          assert.deepEqual(
            [await stands(session), await stands(other.data.session!)],
            [here, there],
          );
          assert.equal((await client.auth.getSession()).data.session !== null, here);
          assert.equal((await client.auth.getUser()).data.user !== null, here);
        });
      }

      test('succeeds when the account was deleted', async () => {
        const { user } = await signedUp();
        await service.admin.deleteUser(user.id);
        assert.equal((await client.auth.signOut()).error, null);
        assert.equal((await client.auth.getSession()).data.session, null);
      });

      test('by service key accepts only a token of the session', async () => {
        const session = await signedUp();
        assert.equal((await service.admin.signOut(session.access_token)).error, null);
        assert.equal(await stands(session), false);
        const { error } = await service.admin.signOut('this-is-a-bad-token');
        assert.deepEqual([error?.status, error?.code], [403, 'bad_jwt']);
      });
    });

    describe('one’s own account', () => {
      test('is returned for the session or its token', async () => {
        const session = await signedUp();
        for (const { data } of [
          await client.auth.getUser(),
          await service.client().auth.getUser(session.access_token),
        ]) {
          assertUser(data.user, email);
        }
        const none = await service.client().auth.getUser();
        assert.equal(none.error?.name, 'AuthSessionMissingError');
      });

      test('changes its password, given the current one', async () => {
        await signedUp();
        const { data, error } = await client.auth.updateUser({
          password: 'otra-clave-cualquiera',
          current_password: PASSWORD,
        });
        assert.equal(error, null);
        assertUser(data.user, email);
        const again = await client.auth.updateUser({
          password: 'otra-clave-cualquiera',
          current_password: 'otra-clave-cualquiera',
        });
        assert.deepEqual([again.error?.status, again.error?.code], [422, 'same_password']);
      });

      test('returns its new name after a change', async () => {
        await signedUp();
        const { error } = await client.auth.updateUser({ data: { full_name: 'Rosa' } });
        assert.equal(error, null);
        const { data } = await client.auth.getUser();
        assert.deepEqual(data.user?.user_metadata, { full_name: 'Rosa' });
      });

      test('unlike GoTrue: the name is the only metadata that it can change', async () => {
        await signedUp();
        const { data, error } = await client.auth.updateUser({ data: { hello: 'world' } });
        assert.equal(error, null);
        assert.deepEqual(data.user.user_metadata, {});
      });

      test('changes its address once both addresses have confirmed it', async () => {
        const session = await signedUp();
        const next = freshEmail();
        const asked = await client.auth.updateUser({ email: next, ...current });
        assert.equal(asked.error, null);
        assert.deepEqual([asked.data.user.email, asked.data.user.new_email], [email, next]);

        const elsewhere = service.client();
        const { token_hash } = await linkTo(db, next);
        const first = await elsewhere.auth.verifyOtp({ type: 'email_change', token_hash });
        assert.equal(first.error, null);
        assert.equal(first.data.session, null);
        assert.equal((await client.auth.getUser()).data.user?.email, email);

        const other = await linkTo(db, email);
        const { data, error } = await client.auth.verifyOtp({
          type: 'email_change',
          token_hash: other.token_hash,
        });
        assert.equal(error, null);
        assert.equal(data.session?.user.id, session.user.id);
        assertUser(data.user, next);
        assert.equal(data.user?.new_email, undefined);
      });

      test('unlike GoTrue: another address requires the current password', async () => {
        await signedUp();
        for (const [given, code] of [
          [{}, 'current_password_required'],
          [{ current_password: 'no es esta' }, 'current_password_mismatch'],
        ] as const) {
          const { error } = await client.auth.updateUser({ email: freshEmail(), ...given });
          assert.deepEqual([error?.status, error?.code], [400, code]);
        }
      });

      test('unlike GoTrue: there is no reauthentication by a mailed code', async () => {
        await signedUp();
        assert.equal((await client.auth.reauthenticate()).error?.status, 404);
      });
    });
  });
});

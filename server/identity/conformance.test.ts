import { createClient } from '@supabase/supabase-js';
import assert from 'node:assert/strict';
import { before, beforeEach, describe, test, type TestContext } from 'node:test';
import type { Database } from '../db/port.ts';
import '../testing/cheapHashes.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { ANON_KEY, startIdentity } from '../testing/identityService.ts';
import { freshEmail } from '../testing/sentLinks.ts';
import { assertSession, assertUser, signUp } from '../testing/supabaseJs.ts';

/*
 * The behaviour that supabase-js expects of its auth calls, after its own tests against GoTrue,
 * with the same client. This file: sessions, e-mail and password. accountConformance.test.ts:
 * sign-out and one's own account. adminConformance.test.ts: accounts by service key. As in those
 * tests, accounts need no confirmation. Error texts are ours (AUTH-18), so the tests compare
 * codes. Titles with 'unlike GoTrue' mark intended differences.
 */
const PASSWORD = 'una-clave-cualquiera';

type Service = Awaited<ReturnType<typeof startIdentity>>;
type Client = ReturnType<Service['client']>;

forEmbeddedDatabase((name, open) => {
  describe(`supabase-js on sessions and passwords, on ${name}`, () => {
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

    describe('sessions', () => {
      for (const given of ['a token that is passed in', 'the one it has']) {
        test(`are refreshed with ${given}`, async () => {
          const session = await signedUp();
          const passed = given === 'the one it has' ? undefined : session;
          const { data, error } = await client.auth.refreshSession(passed);
          assert.equal(error, null);
          assertSession(data.session, email);
          assert.notEqual(data.session.refresh_token, session.refresh_token);
        });
      }

      test('are restored from their tokens', async () => {
        const session = await signedUp();
        const other = service.client();
        const taken = await other.auth.setSession(session);
        assert.equal(taken.error, null);
        assertSession(taken.data.session, email);
        assert.ok((await other.auth.getSession()).data.session);
        const changed = await other.auth.updateUser({ data: { full_name: 'Rosa' } });
        assert.deepEqual(changed.data.user?.user_metadata, { full_name: 'Rosa' });
      });

      test('exist after sign-up, and not before', async () => {
        assert.deepEqual(await client.auth.getSession(), { data: { session: null }, error: null });
        const session = await signedUp();
        const { data } = await client.auth.getSession();
        assert.equal(data.session?.access_token, session.access_token);
      });

      test('are refreshed when read after their expiry', async () => {
        const kept = new Map<string, string>();
        const storage = {
          getItem: (key: string) => kept.get(key) ?? null,
          setItem: (key: string, value: string) => void kept.set(key, value),
          removeItem: (key: string) => void kept.delete(key),
        };
        const browser = createClient(service.url, ANON_KEY, {
          auth: { storage, storageKey: 'key', persistSession: true, autoRefreshToken: false },
        });
        const session = await signedUp(browser);
        kept.set('key', JSON.stringify({ ...session, expires_at: session.expires_at! - 7200 }));
        const { data, error } = await browser.auth.getSession();
        assert.equal(error, null);
        assert.notEqual(data.session?.refresh_token, session.refresh_token);
        assertSession(data.session, email);
      });

      test('refreshed twice concurrently are refreshed once', async () => {
        const session = await signedUp();
        const both = await Promise.all([
          client.auth.refreshSession(session),
          client.auth.refreshSession(session),
        ]);
        const [first, second] = both.map(({ data }) => data.session?.access_token);
        assert.ok(first);
        assert.equal(second, first);
      });

      test('are not created for an unknown code', async () => {
        const pkce = createClient(service.url, ANON_KEY, {
          auth: { flowType: 'pkce', persistSession: false, autoRefreshToken: false },
        });
        const { error } = await pkce.auth.exchangeCodeForSession('no-code');
        assert.ok(error);
      });

      test('have claims that verify with the published keys', async () => {
        assert.deepEqual(await client.auth.getClaims(), { data: null, error: null });
        const session = await signedUp();
        const { data, error } = await client.auth.getClaims();
        assert.equal(error, null);
        assert.equal(data?.claims.email, email);
        assert.equal(data.claims.sub, session.user.id);
        assert.equal(data.header.alg, 'ES256');
      });
    });

    describe('e-mail and password', () => {
      test('sign up', async () => {
        const session = await signedUp();
        assertSession(session, email);
        assertUser(session.user, email);
      });

      test('sign up with PKCE as well', async () => {
        const pkce = createClient(service.url, ANON_KEY, {
          auth: { flowType: 'pkce', persistSession: false, autoRefreshToken: false },
        });
        assertSession(await signedUp(pkce), email);
      });

      const refused: [
        what: string,
        email: string,
        password: string,
        status: number,
        code: string,
      ][] = [
        ['a weak password', 'asd@a.aa', '123', 422, 'weak_password'],
        ['a malformed address', 'a', PASSWORD, 400, 'validation_failed'],
        ['no password', 'asd@a.aa', '', 400, 'validation_failed'],
      ];
      for (const [what, address, password, status, code] of refused) {
        test(`refuse a sign-up with ${what}`, async () => {
          const { data, error } = await client.auth.signUp({ email: address, password });
          assert.deepEqual(data, { user: null, session: null });
          assert.deepEqual([error?.status, error?.code], [status, code]);
        });
      }

      test('refuse a second sign-up', async () => {
        await signedUp();
        const again = await service.client().auth.signUp({ email, password: PASSWORD });
        assert.deepEqual(again.data, { user: null, session: null });
        assert.deepEqual([again.error?.status, again.error?.code], [422, 'user_already_exists']);
      });

      test('sign up without a session if a confirmation is required, and can request it again', async (t) => {
        const { client: connect } = await startIdentity(t, db);
        const { data, error } = await connect().auth.signUp({ email, password: PASSWORD });
        assert.equal(error, null);
        assert.equal(data.session, null);
        assert.equal(data.user?.email, email);
        assert.equal(data.user.email_confirmed_at, undefined);
        const early = await connect().auth.signInWithPassword({ email, password: PASSWORD });
        assert.deepEqual([early.error?.status, early.error?.code], [400, 'email_not_confirmed']);
        const again = await connect().auth.resend({ type: 'signup', email });
        assert.deepEqual([again.error, again.data], [null, { user: null, session: null }]);
      });

      test('sign in', async () => {
        await signedUp();
        const { data, error } = await service
          .client()
          .auth.signInWithPassword({ email, password: PASSWORD });
        assert.equal(error, null);
        assertSession(data.session, email);
        assertUser(data.user, email);
      });

      test('refuse a sign-in when they are wrong', async () => {
        await signedUp();
        for (const wrong of [email, freshEmail()]) {
          const { data, error } = await service
            .client()
            .auth.signInWithPassword({ email: wrong, password: `${PASSWORD}-wrong` });
          assert.equal(data.session, null);
          assert.deepEqual([error?.status, error?.code], [400, 'invalid_credentials']);
          assert.equal(error?.message, 'Invalid login credentials');
        }
      });

      test('are recovered by mail, without revealing who has an account', async () => {
        await signedUp();
        for (const address of [email, freshEmail()]) {
          const { data, error } = await client.auth.resetPasswordForEmail(address, {
            redirectTo: 'http://localhost:9999/welcome',
          });
          assert.deepEqual([data, error], [{}, null]);
        }
      });

      test('unlike GoTrue: the name is the only metadata kept from a sign-up', async () => {
        const { data, error } = await client.auth.signUp({
          email,
          password: PASSWORD,
          options: { data: { full_name: 'Rosa', info: 'some info' } },
        });
        assert.equal(error, null);
        assert.deepEqual(data.user?.user_metadata, { full_name: 'Rosa' });
      });
    });
  });
});

import { createClient } from '@supabase/supabase-js';
import assert from 'node:assert/strict';
import { before, beforeEach, describe, test, type TestContext } from 'node:test';
import type { Database } from '../db/port.ts';
import '../testing/cheapHashes.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { ANON_KEY, startIdentity } from '../testing/identityService.ts';
import { freshEmail } from '../testing/sentLinks.ts';
import { assertSession, assertUser, signUp } from '../testing/supabaseJs.ts';

/*
 * What supabase-js promises of its auth calls, as its own tests ask it of GoTrue, by the same client: sessions,
 * e-mail and password; signing out and one's own account in accountConformance.test.ts, accounts by service
 * key in adminConformance.test.ts. Like there, accounts need no confirmation. Texts are ours (AUTH-18), so that
 * codes are compared. Where we answer otherwise on purpose a test says so: 'not as GoTrue'.
 */
const PASSWORD = 'una-clave-cualquiera';

type Service = Awaited<ReturnType<typeof startIdentity>>;
type Client = ReturnType<Service['client']>;

forEachDatabase((name, open) => {
  describe(`as supabase-js knows GoTrue, on ${name}`, () => {
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

      test('are taken over by their tokens', async () => {
        const session = await signedUp();
        const other = service.client();
        const taken = await other.auth.setSession(session);
        assert.equal(taken.error, null);
        assertSession(taken.data.session, email);
        assert.ok((await other.auth.getSession()).data.session);
        const changed = await other.auth.updateUser({ data: { full_name: 'Rosa' } });
        assert.deepEqual(changed.data.user?.user_metadata, { full_name: 'Rosa' });
      });

      test('are there after signing up, and not before', async () => {
        assert.deepEqual(await client.auth.getSession(), { data: { session: null }, error: null });
        const session = await signedUp();
        const { data } = await client.auth.getSession();
        assert.equal(data.session?.access_token, session.access_token);
      });

      test('are refreshed when they are asked for after their time', async () => {
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

      test('that are refreshed twice at once are so once', async () => {
        const session = await signedUp();
        const both = await Promise.all([
          client.auth.refreshSession(session),
          client.auth.refreshSession(session),
        ]);
        const [first, second] = both.map(({ data }) => data.session?.access_token);
        assert.ok(first);
        assert.equal(second, first);
      });

      test('are not given for a code that means nothing', async () => {
        const pkce = createClient(service.url, ANON_KEY, {
          auth: { flowType: 'pkce', persistSession: false, autoRefreshToken: false },
        });
        const { error } = await pkce.auth.exchangeCodeForSession('no-code');
        assert.ok(error);
      });

      test('prove their claims by the published keys', async () => {
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
        ['no address', 'a', PASSWORD, 400, 'validation_failed'],
        ['no password', 'asd@a.aa', '', 400, 'validation_failed'],
      ];
      for (const [what, address, password, status, code] of refused) {
        test(`do not sign up with ${what}`, async () => {
          const { data, error } = await client.auth.signUp({ email: address, password });
          assert.deepEqual(data, { user: null, session: null });
          assert.deepEqual([error?.status, error?.code], [status, code]);
        });
      }

      test('do not sign up twice', async () => {
        await signedUp();
        const again = await service.client().auth.signUp({ email, password: PASSWORD });
        assert.deepEqual(again.data, { user: null, session: null });
        assert.deepEqual([again.error?.status, again.error?.code], [422, 'user_already_exists']);
      });

      test('sign up, where a confirmation is asked for, without a session, and may ask again', async (t) => {
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

      test('do not sign in when they are wrong', async () => {
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

      test('are recovered by mail, and nobody learns who has an account', async () => {
        await signedUp();
        for (const address of [email, freshEmail()]) {
          const { data, error } = await client.auth.resetPasswordForEmail(address, {
            redirectTo: 'http://localhost:9999/welcome',
          });
          assert.deepEqual([data, error], [{}, null]);
        }
      });

      test('not as GoTrue: of what a sign-up tells of itself the name is kept', async () => {
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

import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Database } from '../db/port.ts';
import { interceptTransactions } from '../testing/interceptTransactions.ts';
import '../testing/cheapHashes.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { createAccount, startIdentity } from '../testing/identityService.ts';
import { manualClock } from '../testing/mailParts.ts';
import { linkTo, mailsTo } from '../testing/sentLinks.ts';

forEmbeddedDatabase((name, open) => {
  describe(`changing one’s own account on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    test('a new password replaces the old one, ends other sessions and old links', async (t) => {
      const { client, signIn } = await startIdentity(t, db);
      const rosa = await createAccount(db);
      const phone = await signIn(rosa);
      const laptop = await signIn(rosa);
      const other = await signIn(await createAccount(db));
      await client().auth.resetPasswordForEmail(rosa.email);
      const { token_hash } = await linkTo(db, rosa.email);

      const { data, error } = await laptop.client.auth.updateUser({
        password: 'otra-clave-larga',
        current_password: rosa.password,
      });
      assert.equal(error, null);
      assert.equal(data.user.id, rosa.id);
      assert.ok((await laptop.client.auth.refreshSession()).data.session);
      assert.ok((await client().auth.refreshSession(phone.session)).error);
      assert.ok((await other.client.auth.getUser()).data.user, 'nobody else is signed out');
      const stale = await client().auth.verifyOtp({ type: 'recovery', token_hash });
      assert.equal(stale.error?.code, 'otp_expired');

      const old = await client().auth.signInWithPassword(rosa);
      assert.equal(old.error?.code, 'invalid_credentials');
      const now = { ...rosa, password: 'otra-clave-larga' };
      assert.equal((await client().auth.signInWithPassword(now)).error, null);
      const [mail] = await mailsTo(db, rosa.email);
      assert.equal(mail?.kind, 'password_changed');
    });

    test('the same password and weak ones are refused and change nothing', async (t) => {
      const { client, signIn } = await startIdentity(t, db);
      const rosa = await createAccount(db);
      const here = await signIn(rosa);
      const there = await signIn(rosa);
      const same = await here.client.auth.updateUser({
        password: rosa.password,
        current_password: rosa.password,
      });
      assert.equal(same.error?.status, 422);
      assert.equal(same.error.code, 'same_password');
      assert.equal(same.error.message, 'La contraseña nueva debe ser distinta de la anterior.');
      for (const [password, reason] of [
        ['', 'length'],
        ['1234567', 'length'],
        ['qwerty123', 'pwned'],
      ] as const) {
        const { error } = await here.client.auth.updateUser({ password });
        assert.equal(error?.code, 'weak_password');
        assert.deepEqual((error as { reasons?: string[] }).reasons, [reason]);
      }
      assert.ok((await there.client.auth.getUser()).data.user);
      assert.equal((await mailsTo(db, rosa.email)).length, 0);
      assert.equal((await client().auth.signInWithPassword(rosa)).error, null);
    });

    test('a new password requires the current one', async (t) => {
      const { client, signIn } = await startIdentity(t, db, { rateLimits: true });
      const rosa = await createAccount(db);
      const { client: browser } = await signIn(rosa);
      const elsewhere = await signIn(rosa);
      const change = (current_password?: string) =>
        browser.auth.updateUser({
          password: 'otra-clave-larga',
          ...(current_password !== undefined && { current_password }),
        });
      for (const [given, code, message] of [
        [undefined, 'current_password_required', 'Escribe tu contraseña actual.'],
        ['', 'current_password_required', 'Escribe tu contraseña actual.'],
        ['clave-ajena', 'current_password_mismatch', 'Tu contraseña actual no es correcta.'],
      ] as const) {
        const { error } = await change(given);
        assert.deepEqual([error?.status, error?.code, error?.message], [400, code, message]);
      }
      assert.equal((await mailsTo(db, rosa.email)).length, 0);
      assert.ok((await elsewhere.client.auth.getUser()).data.user, 'nothing changed');
      assert.equal((await client().auth.signInWithPassword(rosa)).error, null);

      for (let guess = 0; guess < 9; guess += 1) await change('clave-ajena');
      assert.equal((await change(rosa.password)).error?.code, 'over_request_rate_limit');
    });

    test('a recovery link replaces it, once and for an hour', async (t) => {
      const { now, advance } = manualClock();
      const { client } = await startIdentity(t, db, { now });
      const rosa = await createAccount(db);
      const recovered = async () => {
        const browser = client();
        await browser.auth.resetPasswordForEmail(rosa.email);
        const { token_hash } = await linkTo(db, rosa.email);
        await browser.auth.verifyOtp({ type: 'recovery', token_hash });
        return browser;
      };
      const browser = await recovered();
      const same = await browser.auth.updateUser({ password: rosa.password });
      assert.equal(same.error?.code, 'same_password');
      const password = 'otra-clave-larga';
      assert.equal((await browser.auth.updateUser({ password })).error, null);
      const again = { password: 'una-tercera-clave' };
      const code = async (who: typeof browser, change: object) =>
        (await who.auth.updateUser(change)).error?.code;
      assert.equal(await code(browser, again), 'current_password_required');
      assert.equal(await code(browser, { ...again, current_password: password }), undefined);

      const late = await recovered();
      advance(3600);
      await late.auth.refreshSession();
      assert.equal(await code(late, { password }), 'current_password_required');
    });

    test('only the name can be changed in the metadata, and the role comes from the table', async (t) => {
      const { signIn } = await startIdentity(t, db);
      const rosa = await createAccount(db);
      const { client } = await signIn(rosa);
      const { data } = await client.auth.updateUser({
        data: { full_name: 'Rosa Q.', role: 'admin', role_id: 4 },
      });
      assert.deepEqual(data.user?.user_metadata, { full_name: 'Rosa Q.' });
      const role = await client.rpc('get_role_for_user', { p_user_id: rosa.id });
      assert.equal(role.data, 'client');
      const again = await client.auth.updateUser({ data: { role: 'admin' } });
      assert.deepEqual(again.data.user?.user_metadata, { full_name: 'Rosa Q.' });
    });

    test('without a session nothing changes', async (t) => {
      const { url, client, signIn } = await startIdentity(t, db);
      const { session } = await signIn(await createAccount(db));
      await client().auth.admin.signOut(session.access_token);
      for (const [token, status, code] of [
        ['', 401, 'no_authorization'],
        ['not-a-token', 403, 'bad_jwt'],
        [session.access_token, 403, 'session_not_found'],
      ] as const) {
        const response = await fetch(`${url}/auth/v1/user`, {
          method: 'PUT',
          headers: {
            'content-type': 'application/json',
            ...(token && { authorization: `Bearer ${token}` }),
          },
          body: '{"password":"otra-clave-larga"}',
        });
        assert.equal(response.status, status);
        assert.equal(((await response.json()) as { error_code: string }).error_code, code);
      }
    });

    test('a session that ends during the call changes nothing', async (t) => {
      const { db: intercepted, beforeNext } = interceptTransactions(db);
      const { url, client, signIn } = await startIdentity(t, intercepted);
      for (const body of [{ password: 'clave-de-extraño' }, { data: { full_name: 'Extraño' } }]) {
        const rosa = await createAccount(db);
        const { session } = await signIn(rosa);
        beforeNext(() => client().auth.admin.signOut(session.access_token));
        const sent = 'password' in body ? { ...body, current_password: rosa.password } : body;
        assert.deepEqual(await update(url, session.access_token, sent), OVER);
        const { data } = await client().auth.signInWithPassword(rosa);
        assert.deepEqual(data.user?.user_metadata, { full_name: 'Rosa Quispe' });
      }
    });

    test('a password replaced during the call is kept', async (t) => {
      const { db: intercepted, beforeNext } = interceptTransactions(db);
      const { url, client, signIn } = await startIdentity(t, intercepted);
      const rosa = await createAccount(db);
      const { client: browser, session } = await signIn(rosa);
      const password = 'otra-clave-de-rosa';
      beforeNext(() => browser.auth.updateUser({ password, current_password: rosa.password }));
      const late = { password: 'clave-que-llega-tarde', current_password: rosa.password };
      assert.deepEqual(await update(url, session.access_token, late), OVER);
      assert.equal((await client().auth.signInWithPassword({ ...rosa, password })).error, null);
    });

    test('the old password stays if the mail cannot be enqueued', async (t) => {
      const { client, signIn } = await startIdentity(t, db, {
        mail: { enqueue: () => Promise.reject(new Error('outbox gone')), wake: () => undefined },
      });
      const rosa = await createAccount(db);
      const { client: browser } = await signIn(rosa);
      const change = { password: 'otra-clave-larga', current_password: rosa.password };
      assert.ok((await browser.auth.updateUser(change)).error);
      assert.equal((await client().auth.signInWithPassword(rosa)).error, null);
    });
  });
});

const OVER = { status: 403, code: 'session_not_found' };

async function update(url: string, token: string, body: object) {
  const response = await fetch(`${url}/auth/v1/user`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const { error_code: code } = (await response.json()) as { error_code?: string };
  return { status: response.status, code };
}

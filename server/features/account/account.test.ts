import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import { Account } from '#contract/people.ts';
import type { Database } from '../../db/port.ts';
import '../../testing/cheapHashes.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { ANON_KEY, createAccount, type Account as Person } from '../../testing/identityService.ts';
import { startSite } from '../../testing/startSite.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

/** Signs in with supabase-js, as a browser that names itself so. */
async function browserOf(url: string, { email, password }: Person, userAgent: string) {
  const { auth } = createClient(url, ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
    global: { headers: { 'user-agent': userAgent } },
  });
  const { error } = await auth.signInWithPassword({ email, password });
  assert.equal(error, null);
  const call = async (method: string, body?: object) => {
    const { data: current } = await auth.getSession();
    const response = await fetch(`${url}/api/data/account`, {
      method,
      headers: {
        authorization: `Bearer ${current.session?.access_token}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  return { auth, call };
}

forEmbeddedDatabase((name, open) => {
  describe(`a person's account, on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    test('lists the open sessions with their devices, the current one first', async (t) => {
      const url = await startSite(t, db);
      const rosa = await createAccount(db);
      const desktop = await browserOf(url, rosa, DESKTOP);
      const phone = await browserOf(url, rosa, PHONE);
      await browserOf(url, await createAccount(db), DESKTOP);

      const { status, body } = await phone.call('GET');
      assert.equal(status, 200);
      const account = Account.parse(body);
      assert.deepEqual(
        { name: account.full_name, email: account.email, role: account.role },
        { name: 'Rosa Quispe', email: rosa.email, role: 'client' },
      );
      assert.deepEqual(
        account.sessions.map(({ device, current }) => [device, current]),
        [
          ['Chrome en Android', true],
          ['Firefox en Windows', false],
        ],
      );

      await phone.auth.signOut({ scope: 'others' });
      assert.equal(Account.parse((await phone.call('GET')).body).sessions.length, 1);
      assert.equal((await desktop.call('GET')).status, 401);
    });

    test('a refresh moves the last use of its session', async (t) => {
      const url = await startSite(t, db);
      const rosa = await createAccount(db);
      const browser = await browserOf(url, rosa, PHONE);
      await db.query(
        `update auth.sessions set created_at = created_at - interval '1 day' where user_id = $1`,
        [rosa.id],
      );
      const lastUse = async () =>
        Date.parse(Account.parse((await browser.call('GET')).body).sessions[0]?.lastUsedAt ?? '');
      assert.ok(Date.now() - (await lastUse()) > 3_600_000);
      assert.equal((await browser.auth.refreshSession()).error, null);
      assert.ok(Date.now() - (await lastUse()) < 60_000);
    });

    test('a given password is temporary until it changes, and the API answers meanwhile', async (t) => {
      const url = await startSite(t, db);
      const rosa = await createAccount(db, 'project_manager');
      await db.query('update app.profiles set temporary_password = true where id = $1', [rosa.id]);
      const { auth, call } = await browserOf(url, rosa, PHONE);
      const mustChange = async () => Account.parse((await call('GET')).body).mustChangePassword;
      assert.equal(await mustChange(), true);
      await auth.updateUser({ data: { full_name: 'Rosa' } });
      assert.equal(await mustChange(), true, 'other changes leave it');
      const { error } = await auth.updateUser({
        password: 'otra-clave-larga',
        current_password: rosa.password,
      });
      assert.equal(error, null);
      assert.equal(await mustChange(), false);
    });

    test('a changed name is the profile’s, and nothing else changes', async (t) => {
      const url = await startSite(t, db);
      const rosa = await createAccount(db);
      const { call } = await browserOf(url, rosa, PHONE);
      const { status, body } = await call('PUT', { full_name: '  Rosa Quispe Mamani ' });
      assert.equal(status, 200);
      assert.equal(Account.parse(body).full_name, 'Rosa Quispe Mamani');
      const [profile] = await db.query(
        'select full_name, role_id from app.profiles where id = $1',
        [rosa.id],
      );
      assert.deepEqual(profile, { full_name: 'Rosa Quispe Mamani', role_id: 1 });
      assert.equal((await call('PUT', { full_name: ' ' })).status, 400);
      assert.equal((await call('PUT', { full_name: 'Rosa', role: 'admin' })).status, 400);
    });
  });
});

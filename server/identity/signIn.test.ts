import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Database } from '../db/port.ts';
import { interceptTransactions } from '../testing/interceptTransactions.ts';
import '../testing/cheapHashes.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { createAccount, startIdentity, type Account } from '../testing/identityService.ts';

const INVALID = { code: 'invalid_credentials', message: 'Invalid login credentials' };

forEmbeddedDatabase((name, open) => {
  describe(`signing in on ${name}`, () => {
    let db: Database;
    let rosa: Account;
    before(async () => {
      db = await open();
      rosa = await createAccount(db);
    });

    test('the correct password starts a session', async (t) => {
      const { client } = await startIdentity(t, db);
      const { data, error } = await client().auth.signInWithPassword(rosa);

      assert.equal(error, null);
      assert.equal(data.user.id, rosa.id);
      assert.equal(data.user.email, rosa.email);
      assert.deepEqual(data.user.user_metadata, { full_name: 'Rosa Quispe' });
      assert.equal(data.session.token_type, 'bearer');
      assert.equal(data.session.expires_in, 3600);
      assert.ok(!JSON.stringify(data).includes('scrypt'), 'the hash stays on the server');
    });

    test('the letter case of an address does not matter', async (t) => {
      const { client } = await startIdentity(t, db);
      const email = rosa.email.toUpperCase();
      const { data } = await client().auth.signInWithPassword({ ...rosa, email });
      assert.equal(data.user?.id, rosa.id);
    });

    test('a wrong password and an unknown address get the same answer', async (t) => {
      const { url } = await startIdentity(t, db);
      const wrong = await askPassword(url, { email: rosa.email, password: 'otra-clave' });
      const unknown = await askPassword(url, { email: 'nadie@example.pe', password: 'otra-clave' });
      assert.equal(wrong.status, 400);
      assert.deepEqual(wrong.body, INVALID);
      assert.deepEqual(unknown, wrong);
    });

    test('only the correct password reveals that the address is unconfirmed', async (t) => {
      const { client } = await startIdentity(t, db);
      const account = await createAccount(db);
      await db.query('update auth.users set email_confirmed_at = null where id = $1', [account.id]);

      const right = await client().auth.signInWithPassword(account);
      assert.equal(right.error?.status, 400);
      assert.equal(right.error.code, 'email_not_confirmed');
      assert.equal(right.error.message, 'Email not confirmed');
      const wrong = await client().auth.signInWithPassword({ ...account, password: 'otra-clave' });
      assert.equal(wrong.error?.code, 'invalid_credentials');
    });

    test('a password replaced during the check starts no session', async (t) => {
      const { db: intercepted, beforeNext } = interceptTransactions(db);
      const { client, signIn } = await startIdentity(t, intercepted);
      const account = await createAccount(db);
      const { client: browser } = await signIn(account);
      const change = { password: 'otra-clave-larga', current_password: account.password };
      beforeNext(() => browser.auth.updateUser(change));
      const { error } = await client().auth.signInWithPassword(account);
      assert.equal(error?.code, INVALID.code);
      const rows = await db.query('select id from auth.sessions where user_id = $1', [account.id]);
      assert.equal(rows.length, 1);
    });

    test('a person without a password cannot sign in', async (t) => {
      const { client } = await startIdentity(t, db);
      const account = await createAccount(db);
      await db.query('update auth.users set encrypted_password = null where id = $1', [account.id]);
      const { error } = await client().auth.signInWithPassword(account);
      assert.equal(error?.code, 'invalid_credentials');
    });

    test('an address that Postgres cannot store is refused with a 400', async (t) => {
      const { url } = await startIdentity(t, db);
      const answer = await askPassword(url, { email: 'a\0b@example.pe', password: 'x' });
      assert.equal(answer.status, 400);
      assert.equal(answer.body.code, 'validation_failed');
    });
  });
});

async function askPassword(url: string, body: { email: string; password: string }) {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  });
  const headers = Object.fromEntries(response.headers);
  delete headers.date;
  const answer = (await response.json()) as { code: string; message: string };
  return { status: response.status, headers, body: answer };
}

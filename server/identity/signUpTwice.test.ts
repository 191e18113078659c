import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../db/port.ts';
import '../testing/cheapHashes.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { startIdentity } from '../testing/identityService.ts';
import { freshEmail, linkTo, mailsTo } from '../testing/sentLinks.ts';

forEmbeddedDatabase((name, open) => {
  describe(`signing up again with an unconfirmed address on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    test('a second sign-up sends a new link with its own password and name', async (t) => {
      const { client } = await startIdentity(t, db);
      const { email, owner, stranger } = twoPeople();
      await signUp(client(), { ...stranger, full_name: 'Otra' });
      const first = await linkTo(db, email);
      const again = await signUp(client(), { ...owner, full_name: 'Luz' });
      assert.deepEqual(again.data.user?.user_metadata, { full_name: 'Luz' });
      assert.match((await mailsTo(db, email))[0]?.text ?? '', /Luz/);

      assert.equal((await mailsTo(db, email)).length, 2);
      const old = await client().auth.verifyOtp({ type: 'signup', token_hash: first.token_hash });
      assert.equal(old.error?.code, 'otp_expired');
      const { token_hash } = await linkTo(db, email);
      const { data } = await client().auth.verifyOtp({ type: 'signup', token_hash });
      assert.deepEqual(data.user?.user_metadata, { full_name: 'Luz' });
      assert.equal(await profileName(db, email), 'Luz');
      const signedIn = await client().auth.signInWithPassword(owner);
      assert.equal(signedIn.error, null);
      const strangers = await client().auth.signInWithPassword(stranger);
      assert.equal(strangers.error?.code, 'invalid_credentials');
    });

    test('a resent link carries the choice of the last sign-up, even without a name', async (t) => {
      const { client } = await startIdentity(t, db);
      const { email, owner, stranger } = twoPeople();
      await signUp(client(), { ...stranger, full_name: 'Otra' });
      await signUp(client(), owner);
      await client().auth.resend({ type: 'signup', email });
      const { token_hash } = await linkTo(db, email);
      const { data } = await client().auth.verifyOtp({ type: 'signup', token_hash });
      assert.deepEqual(data.user?.user_metadata, {});
      assert.equal(await profileName(db, email), email.split('@')[0]);
      const signedIn = await client().auth.signInWithPassword(owner);
      assert.equal(signedIn.error, null);
    });

    test('a link used after the confirmation does not change the password', async (t) => {
      const { client } = await startIdentity(t, db);
      const { email, stranger } = twoPeople();
      await signUp(client(), stranger);
      const { token_hash } = await linkTo(db, email);
      await client().auth.resetPasswordForEmail(email);
      const recovery = await linkTo(db, email);
      await client().auth.verifyOtp({ type: 'recovery', token_hash: recovery.token_hash });
      assert.equal((await client().auth.verifyOtp({ type: 'signup', token_hash })).error, null);
      const { error } = await client().auth.signInWithPassword(stranger);
      assert.equal(error?.code, 'invalid_credentials');
    });
  });
});

/** Two sign-ups with the same address. */
function twoPeople() {
  const email = freshEmail();
  return {
    email,
    owner: { email, password: 'clave-de-luz-2026' },
    stranger: { email, password: 'clave-de-otra-persona' },
  };
}

function signUp(
  { auth }: SupabaseClient,
  { full_name, ...credentials }: { email: string; password: string; full_name?: string },
) {
  return auth.signUp({ ...credentials, options: { data: { full_name } } });
}

async function profileName(db: Database, email: string): Promise<string | undefined> {
  const [profile] = await db.query<{ full_name: string }>(
    `select p.full_name from app.profiles p join auth.users u on u.id = p.id where u.email = $1`,
    [email],
  );
  return profile?.full_name;
}

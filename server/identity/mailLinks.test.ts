import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Database } from '../db/port.ts';
import '../testing/cheapHashes.ts';
import { forEachDatabase, racesOnly } from '../testing/databases.ts';
import {
  createAccount,
  SITE_URL,
  startIdentity,
  type Account,
} from '../testing/identityService.ts';
import { freshEmail, linkTo, mailsTo } from '../testing/sentLinks.ts';
import { manualClock } from '../testing/mailParts.ts';

const HOUR = 3600;

forEachDatabase((name, open) => {
  describe(`links in mails on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    /** Creates an unconfirmed account. */
    async function waiting(): Promise<Account> {
      const account = await createAccount(db);
      await db.query('update auth.users set email_confirmed_at = null where id = $1', [account.id]);
      return account;
    }

    test('a link works once, even if used twice concurrently', async (t) => {
      const { client } = await startIdentity(t, db);
      const luz = await waiting();
      await client().auth.resend({ type: 'signup', email: luz.email });
      const { token_hash } = await linkTo(db, luz.email);
      const use = () => client().auth.verifyOtp({ type: 'email', token_hash });
      const answers = [...(await Promise.all([use(), use(), use()])), await use()];
      const refused = answers.flatMap(({ error }) => error ?? []);
      assert.equal(refused.length, 3);
      for (const { status, code, message } of refused) {
        assert.deepEqual(
          { status, code, message },
          {
            status: 403,
            code: 'otp_expired',
            message: 'El enlace ha vencido o ya se usó. Pide uno nuevo.',
          },
        );
      }
    });

    if (racesOnly(name)) return;

    test('recovery starts a session in which a new password can be set', async (t) => {
      const { client, signIn } = await startIdentity(t, db);
      const rosa = await createAccount(db);
      const elsewhere = await signIn(rosa);
      const browser = client();
      const { error } = await browser.auth.resetPasswordForEmail(rosa.email.toUpperCase());
      assert.equal(error, null);

      const { token_hash, url, type } = await linkTo(db, rosa.email);
      assert.equal(url.origin + url.pathname, `${SITE_URL}/`);
      assert.equal(type, 'recovery');
      const { data } = await browser.auth.verifyOtp({ type: 'recovery', token_hash });
      assert.equal(data.user?.id, rosa.id);
      const changed = await browser.auth.updateUser({ password: 'otra-clave-de-rosa' });
      assert.equal(changed.error, null);
      assert.ok((await elsewhere.client.auth.getUser()).error, 'other sessions have ended');
      assert.ok((await browser.auth.getUser()).data.user, 'this one goes on');
    });

    test('recovery also confirms the address, and removes the password of an unconfirmed sign-up', async (t) => {
      const { client } = await startIdentity(t, db);
      const luz = await waiting();
      await client().auth.resetPasswordForEmail(luz.email);
      const { token_hash } = await linkTo(db, luz.email);
      const browser = client();
      await browser.auth.verifyOtp({ type: 'recovery', token_hash });
      const early = await client().auth.signInWithPassword(luz);
      assert.equal(early.error?.code, 'invalid_credentials');
      const password = 'otra-clave-de-luz';
      assert.equal((await browser.auth.updateUser({ password })).error, null);
      assert.equal((await client().auth.signInWithPassword({ ...luz, password })).error, null);
    });

    test('resend replaces the link of an unconfirmed account, and sends nothing to other addresses', async (t) => {
      const { client } = await startIdentity(t, db);
      const luz = await waiting();
      const rosa = await createAccount(db);
      const answers = [];
      for (const email of [luz.email, luz.email, rosa.email, freshEmail()]) {
        answers.push(await client().auth.resend({ type: 'signup', email }));
      }
      for (const answer of answers) assert.deepEqual(answer, answers[0]);
      assert.equal(answers[0]?.error, null);
      assert.equal((await mailsTo(db, luz.email)).length, 2);
      assert.equal((await mailsTo(db, rosa.email)).length, 0);
    });

    test('a link works only for its own type', async (t) => {
      const { client } = await startIdentity(t, db);
      const luz = await waiting();
      await client().auth.resend({ type: 'signup', email: luz.email });
      const { token_hash } = await linkTo(db, luz.email);
      for (const type of ['recovery', 'magiclink', 'invite', 'email_change'] as const) {
        const { error } = await client().auth.verifyOtp({ type, token_hash });
        assert.equal(error?.code, 'otp_expired', type);
      }
      assert.equal((await client().auth.verifyOtp({ type: 'signup', token_hash })).error, null);
    });

    test('a confirmation link is valid for a day, a recovery link for an hour', async (t) => {
      const { now, advance } = manualClock();
      const { client } = await startIdentity(t, db, { now });
      const [day, late] = [await waiting(), await waiting()];
      for (const { email } of [day, late]) await client().auth.resend({ type: 'signup', email });
      await client().auth.resetPasswordForEmail(late.email);
      const recovery = await linkTo(db, late.email);
      advance(HOUR);
      const { token_hash } = recovery;
      const tooLate = await client().auth.verifyOtp({ type: 'recovery', token_hash });
      assert.equal(tooLate.error?.code, 'otp_expired');
      advance(23 * HOUR - 1);
      const link = await linkTo(db, day.email);
      const inTime = await client().auth.verifyOtp({ type: 'signup', token_hash: link.token_hash });
      assert.equal(inTime.error, null);
      advance(1);
      const [, first] = await mailsTo(db, late.email);
      const old = /token_hash=([\w-]+)/.exec(first?.text ?? '')?.[1] ?? '';
      const expired = await client().auth.verifyOtp({ type: 'signup', token_hash: old });
      assert.equal(expired.error?.code, 'otp_expired');
    });

    test('links open only allowed origins', async (t) => {
      const redirectAllowList = ['https://app.example.pe'];
      const { client } = await startIdentity(t, db, { redirectAllowList });
      const { email } = await createAccount(db);
      for (const [redirectTo, base] of [
        ['https://app.example.pe/portal', 'https://app.example.pe/'],
        ['https://evil.example/', `${SITE_URL}/`],
      ] as const) {
        await client().auth.resetPasswordForEmail(email, { redirectTo });
        const { url } = await linkTo(db, email);
        assert.equal(url.origin + url.pathname, base);
      }
    });

    test('the database stores no link secrets, and nothing for unknown addresses', async (t) => {
      const { client } = await startIdentity(t, db);
      const { email } = await createAccount(db);
      await client().auth.resetPasswordForEmail(email);
      const { token_hash } = await linkTo(db, email);
      const stored = JSON.stringify(await db.query('select * from auth.one_time_tokens'));
      assert.ok(!stored.includes(token_hash));
      const stranger = freshEmail();
      await client().auth.resetPasswordForEmail(stranger);
      assert.equal((await mailsTo(db, stranger)).length, 0);
    });

    test('invalid requests for a link are refused', async (t) => {
      const { url } = await startIdentity(t, db);
      const email = freshEmail();
      const cases: [path: string, body: object, status: number, code: string][] = [
        ['recover', {}, 400, 'validation_failed'],
        ['recover', { email: 'rosa' }, 400, 'validation_failed'],
        ['recover', { email: { a: 1 } }, 400, 'bad_json'],
        ['resend', { email }, 400, 'validation_failed'],
        ['resend', { email, type: 'sms' }, 400, 'validation_failed'],
        ['verify', { type: 'signup' }, 400, 'validation_failed'],
        ['verify', { token_hash: 'x' }, 400, 'validation_failed'],
        ['verify', { type: 'toString', token_hash: 'x' }, 403, 'otp_expired'],
        ['verify', { type: 'signup', token_hash: "'; drop table x; --\0" }, 403, 'otp_expired'],
        ['verify', { type: 'signup', token_hash: 'x'.repeat(50_000) }, 403, 'otp_expired'],
      ];
      for (const [path, body, status, code] of cases) {
        const response = await fetch(`${url}/auth/v1/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        const answer = (await response.json()) as { error_code: string };
        const what = `${path} ${JSON.stringify(body).slice(0, 60)}`;
        assert.equal(response.status, status, what);
        assert.equal(answer.error_code, code, what);
      }
    });
  });
});

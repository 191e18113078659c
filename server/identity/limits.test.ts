import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Database } from '../db/port.ts';
import { blockHashes } from '../testing/cheapHashes.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { createAccount, startIdentity } from '../testing/identityService.ts';
import { manualClock } from '../testing/mailParts.ts';
import { freshEmail, mailsTo } from '../testing/sentLinks.ts';
import { openLimits } from './limits.ts';

forEmbeddedDatabase((name, open) => {
  describe(`limits of identity on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    test('ten wrong passwords lock an account for that caller, for a while', async (t) => {
      const { now, advance } = manualClock();
      const { client, url } = await startIdentity(t, db, { rateLimits: true, now });
      const second = await startIdentity(t, db, { rateLimits: true, now });
      const rosa = await createAccount(db);
      const wrong = { ...rosa, password: 'otra-clave' };
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_try, index) =>
          (index % 2 ? client() : second.client()).auth.signInWithPassword(wrong),
        ),
      );
      const codes = answers.map(({ error }) => error?.code).sort();
      assert.deepEqual(codes, [
        ...Array<string>(10).fill('invalid_credentials'),
        'over_request_rate_limit',
        'over_request_rate_limit',
      ]);

      const { status, headers, body } = await askPassword(url, rosa);
      assert.equal(status, 429);
      assert.deepEqual(body, {
        code: 'over_request_rate_limit',
        message: 'Demasiados intentos. Espera 2 minutos y vuelve a intentarlo.',
      });
      assert.equal(headers.get('retry-after'), '90');
      assert.equal((await askPassword(url, rosa, '203.0.113.20')).status, 200);
      advance(90);
      assert.equal((await client().auth.signInWithPassword(rosa)).error, null);
    });

    test('guesses from many callers lock an account for everybody', async (t) => {
      const { now } = manualClock();
      const { url } = await startIdentity(t, db, { rateLimits: true, now });
      const rosa = await createAccount(db);
      const wrong = { ...rosa, password: 'otra-clave' };
      const limits = openLimits(db, now);
      for (let turn = 0; turn < 95; turn += 1) await limits.take('signInTo', rosa.email);
      for (let caller = 0; caller < 5; caller += 1) {
        assert.equal((await askPassword(url, wrong, `198.51.100.${caller}`)).status, 400);
      }
      assert.equal((await askPassword(url, rosa, '198.51.100.200')).status, 429);
    });

    test('an unknown address is locked in the same way', async (t) => {
      const { url } = await startIdentity(t, db, { rateLimits: true, now: manualClock().now });
      const stranger = { email: freshEmail(), password: 'otra-clave' };
      const tries = await Promise.all(Array.from({ length: 11 }, () => askPassword(url, stranger)));
      assert.equal(tries.filter(({ status }) => status === 429).length, 1);
    });

    test(
      'an attempt that the full queue refuses does not count',
      { timeout: 30_000 },
      async (t) => {
        const { url } = await startIdentity(t, db, { rateLimits: true, now: manualClock().now });
        const stranger = () => ({ email: freshEmail(), password: 'otra-clave' });
        const ask = () => askPassword(url, stranger(), '203.0.113.30');
        const release = blockHashes();
        const statuses: number[] = [];
        const full = Promise.withResolvers();
        const crowd = Array.from({ length: 30 }, async () => {
          statuses.push((await ask()).status);
          if (statuses.length === 8) full.resolve(undefined);
        });
        // Two passwords are being checked and twenty are queued, all held by the test; eight were
        // refused.
        await full.promise;
        assert.deepEqual(statuses, Array<number>(8).fill(429));
        release();
        await Promise.all(crowd);
        const refused = statuses.filter((status) => status === 429).length;
        assert.equal(refused, 8);
        for (let turn = 0; turn < refused; turn += 1) assert.equal((await ask()).status, 400);
        assert.equal((await ask()).status, 429);
      },
    );

    test(
      'a known network can sign in while strangers fill the queue',
      { timeout: 30_000 },
      async (t) => {
        const { now, advance } = manualClock();
        const { url } = await startIdentity(t, db, { rateLimits: true, now });
        const rosa = await createAccount(db);
        const [office, home] = ['203.0.113.40', '203.0.113.41'];
        assert.equal((await askPassword(url, rosa, office)).status, 200);
        let network = 0;
        /**
         * Runs the test body while thirty networks have filled the queue and no hash completes.
         */
        const underAttack = async (meanwhile: (release: () => void) => Promise<void>) => {
          const release = blockHashes();
          let refused = 0;
          const full = Promise.withResolvers();
          const crowd = Array.from({ length: 30 }, async () => {
            network += 1;
            const from = `198.51.100.${network}`;
            const wrong = { email: freshEmail(), password: 'otra-clave' };
            const { status } = await askPassword(url, wrong, from);
            if (status === 429 && (refused += 1) === 8) full.resolve(undefined);
          });
          await full.promise;
          await meanwhile(release);
          release();
          await Promise.all(crowd);
        };
        const statusFrom = async (ip: string) => (await askPassword(url, rosa, ip)).status;
        await underAttack(async (release) => {
          const asked = Promise.all([statusFrom(office), statusFrom(office)]);
          assert.equal(await statusFrom(home), 429);
          release();
          assert.deepEqual(await asked, [200, 200]);
        });
        advance(24 * 3600);
        await underAttack(async () =>
          assert.equal(await statusFrom(office), 429, 'lately is a day'),
        );
      },
    );

    test('correct passwords are never limited', async (t) => {
      const { client } = await startIdentity(t, db, { rateLimits: true });
      const rosa = await createAccount(db);
      // More than wrong ones from one caller.
      for (let time = 0; time < 35; time += 1) {
        const { error } = await client().auth.signInWithPassword(rosa);
        assert.equal(error, null, `sign-in ${time}`);
      }
    });

    test('an address gets at most five mails an hour, whether it has an account or not', async (t) => {
      const { now, advance } = manualClock();
      const { client } = await startIdentity(t, db, { rateLimits: true, now });
      const { email } = await createAccount(db);
      const stranger = freshEmail();
      const ask = (to: string) => client().auth.resetPasswordForEmail(to);
      for (let time = 0; time < 5; time += 1) {
        assert.equal((await ask(email)).error, null);
        assert.equal((await ask(stranger)).error, null);
      }
      const [known, unknown] = [await ask(email), await ask(stranger)];
      assert.equal(known.error?.status, 429);
      assert.equal(known.error.code, 'over_email_send_rate_limit');
      assert.equal(
        known.error.message,
        'Pediste demasiados correos. Espera 12 minutos y vuelve a intentarlo.',
      );
      assert.deepEqual(known, unknown);
      assert.equal((await mailsTo(db, email)).length, 5);
      const resent = await client().auth.resend({ type: 'signup', email });
      assert.equal(resent.error?.code, 'over_email_send_rate_limit');
      advance(12 * 60);
      assert.equal((await ask(email)).error, null);
    });

    test('sign-ups, links and password guesses are limited per caller', async () => {
      const limits = openLimits(db, manualClock().now);
      for (const [limit, times] of [
        ['signUpFrom', 60],
        ['mailFrom', 30],
        ['signInFrom', 30],
        ['verifyFrom', 60],
        ['newPasswordOf', 10],
      ] as const) {
        for (let turn = 0; turn < times; turn += 1) await limits.take(limit, '203.0.113.7');
        await assert.rejects(limits.take(limit, '203.0.113.7'), { status: 429 });
        await limits.take(limit, '203.0.113.8');
      }
    });

    test('an IPv6 caller is counted by network, an IPv4 one by address however it is written', async () => {
      const limits = openLimits(db, manualClock().now);
      const spend = async (subject: string) => {
        for (let turn = 0; turn < 10; turn += 1) await limits.take('newPasswordOf', subject);
      };
      await spend('2001:db8:0:7::1');
      for (const same of ['2001:db8:0:7:ffff::2', '2001:0DB8::7:0:0:0:9']) {
        await assert.rejects(limits.take('newPasswordOf', same), { status: 429 });
      }
      await limits.take('newPasswordOf', '2001:db8:0:8::1');
      await limits.take('newPasswordOf', '::1');
      await spend('::ffff:203.0.113.9');
      await limits.take('newPasswordOf', '::ffff:203.0.113.10');
    });
  });
});

/** @param from the caller's network address */
async function askPassword(
  url: string,
  { email, password }: { email: string; password: string },
  from = '127.0.0.1',
) {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      'x-forwarded-for': from,
    },
    body: JSON.stringify({ email, password }),
  });
  const body: unknown = await response.json();
  return { status: response.status, headers: response.headers, body };
}

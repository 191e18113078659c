import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Database } from '../db/port.ts';
import '../testing/cheapHashes.ts';
import { forEachDatabase, racesOnly } from '../testing/databases.ts';
import { createAccount, startIdentity, type Account } from '../testing/identityService.ts';
import { manualClock } from '../testing/mailParts.ts';
import { freshEmail, linkTo, mailsTo } from '../testing/sentLinks.ts';

type Service = Awaited<ReturnType<typeof startIdentity>>;

forEachDatabase((name, open) => {
  describe(`changing one’s own address on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    const ask = async (service: Service, who: Account, email: string) => {
      const { client } = await service.signIn(who);
      return client.auth.updateUser({ email, current_password: who.password });
    };
    const openLink = async (service: Service, email: string) => {
      const { token_hash } = await linkTo(db, email);
      return service.client().auth.verifyOtp({ type: 'email_change', token_hash });
    };
    const addressOf = async ({ id }: Account) =>
      (await db.query<{ email: string }>('select email from auth.users where id = $1', [id]))[0]
        ?.email;

    test('two links at the same time count both', async (t) => {
      const service = await startIdentity(t, db);
      const rosa = await createAccount(db);
      const next = freshEmail();
      await ask(service, rosa, next);
      const answers = await Promise.all([openLink(service, next), openLink(service, rosa.email)]);
      assert.equal(answers.filter(({ data }) => data.session).length, 1);
      assert.equal(await addressOf(rosa), next);
    });

    if (racesOnly(name)) return;

    for (const order of ['current first', 'new first'] as const) {
      test(`needs both links, in other browsers too: ${order}`, async (t) => {
        const service = await startIdentity(t, db);
        const rosa = await createAccount(db);
        const next = freshEmail();
        assert.equal((await ask(service, rosa, next.toUpperCase())).error, null);
        const [one, two] = order === 'new first' ? [next, rosa.email] : [rosa.email, next];

        const first = await openLink(service, one);
        assert.deepEqual([first.error, first.data.session], [null, null]);
        assert.equal(await addressOf(rosa), rosa.email);
        const again = await openLink(service, one);
        assert.equal(again.error?.code, 'otp_expired', 'the same link does not count twice');
        assert.equal(await addressOf(rosa), rosa.email);

        const second = await openLink(service, two);
        assert.equal(second.data.session?.user.email, next);
        assert.equal(await addressOf(rosa), next);
        assert.equal((await openLink(service, two)).error?.code, 'otp_expired');
        const { client } = service;
        const old = await client().auth.signInWithPassword(rosa);
        assert.equal(old.error?.code, 'invalid_credentials');
        const now = await client().auth.signInWithPassword({ ...rosa, email: next });
        assert.equal(now.error, null);
      });
    }

    test('links are valid for an hour, and a new request replaces them', async (t) => {
      const { now, advance } = manualClock();
      const service = await startIdentity(t, db, { now });
      const rosa = await createAccount(db);
      const [early, next] = [freshEmail(), freshEmail()];
      await ask(service, rosa, early);
      await openLink(service, rosa.email);
      await ask(service, rosa, next);
      assert.equal((await openLink(service, early)).error?.code, 'otp_expired');
      assert.equal((await openLink(service, next)).data.session, null);
      advance(3600);
      assert.equal((await openLink(service, rosa.email)).error?.code, 'otp_expired');
      assert.equal(await addressOf(rosa), rosa.email);
    });

    test('a known address gets the same answer, and its owner a mail without a link', async (t) => {
      const service = await startIdentity(t, db);
      const [rosa, luz] = [await createAccount(db), await createAccount(db)];
      const [known, unknown] = [await ask(service, rosa, luz.email), freshEmail()];
      const free = await ask(service, rosa, unknown);
      assert.deepEqual(
        { ...known.data.user, new_email: '', updated_at: '', last_sign_in_at: '' },
        { ...free.data.user, new_email: '', updated_at: '', last_sign_in_at: '' },
      );
      const [mail] = await mailsTo(db, luz.email);
      assert.equal(mail?.kind, 'email_taken');
      assert.doesNotMatch(mail.text, /token_hash/);
      assert.ok(!mail.text.includes(rosa.email));
    });

    test('an address taken meanwhile changes nothing', async (t) => {
      const service = await startIdentity(t, db);
      const rosa = await createAccount(db);
      const next = freshEmail();
      await ask(service, rosa, next);
      await openLink(service, next);
      const { error: refused } = await service.client().auth.signUp({
        email: next,
        password: 'una-clave-cualquiera',
      });
      assert.equal(refused, null);
      const { error } = await openLink(service, rosa.email);
      assert.deepEqual([error?.status, error?.code], [422, 'email_exists']);
      assert.equal(await addressOf(rosa), rosa.email);
    });

    test('a wrong password, or a new one, stops a change', async (t) => {
      const service = await startIdentity(t, db);
      const rosa = await createAccount(db);
      const next = freshEmail();
      const wrong = await ask(service, { ...rosa }, 'sin arroba');
      assert.equal(wrong.error?.code, 'validation_failed');
      await ask(service, rosa, next);
      const { token_hash } = await linkTo(db, next);
      const { client } = await service.signIn(rosa);
      await client.auth.updateUser({
        password: 'otra-clave-larga',
        current_password: rosa.password,
      });
      const { error } = await client.auth.verifyOtp({ type: 'email_change', token_hash });
      assert.equal(error?.code, 'otp_expired');
      assert.equal((await client.auth.getUser()).data.user?.new_email, undefined);
    });

    test('mails to one address are limited', async (t) => {
      const service = await startIdentity(t, db, { rateLimits: true });
      const rosa = await createAccount(db);
      const { client } = await service.signIn(rosa);
      const next = freshEmail();
      const codes = [];
      for (let times = 0; times < 6; times += 1) {
        const { error } = await client.auth.updateUser({
          email: next,
          current_password: rosa.password,
        });
        codes.push(error?.code);
      }
      assert.deepEqual(codes, [...Array<undefined>(5), 'over_email_send_rate_limit']);
    });
  });
});

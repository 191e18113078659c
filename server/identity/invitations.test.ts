import assert from 'node:assert/strict';
import { before, beforeEach, describe, test, type TestContext } from 'node:test';
import type { Database } from '../db/port.ts';
import '../testing/cheapHashes.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { createAccount, startIdentity } from '../testing/identityService.ts';
import { manualClock } from '../testing/mailParts.ts';
import { freshEmail, linkTo, mailsTo } from '../testing/sentLinks.ts';

const PASSWORD = 'una-clave-cualquiera';
const STRANGERS = 'la-clave-de-un-extraño';
const DAY = 24 * 3600;

forEmbeddedDatabase((name, open) => {
  describe(`supabase-js on invitations, on ${name}`, () => {
    let db: Database;
    let service: Awaited<ReturnType<typeof startIdentity>>;
    let clock: ReturnType<typeof manualClock>;
    let email: string;
    before(async () => {
      db = await open();
    });
    beforeEach(async (t) => {
      clock = manualClock();
      service = await startIdentity(t as TestContext, db, { now: clock.now });
      email = freshEmail();
    });

    const invite = () => service.admin.inviteUserByEmail(email, { data: { full_name: 'Ana Paz' } });
    const accept = async (token_hash: string) => {
      const browser = service.client();
      const { data, error } = await browser.auth.verifyOtp({ type: 'invite', token_hash });
      return { browser, user: data.user, code: error?.code };
    };
    const enter = (password: string) =>
      service.client().auth.signInWithPassword({ email, password });
    /** The same mark that the server sets (ADR-0043). */
    const createInvited = () =>
      service.admin.createUser({ email, app_metadata: { invited: true } });

    test('the link enters, and a password can be chosen without a current one', async () => {
      const { data, error } = await invite();
      assert.equal(error, null);
      assert.equal(data.user.email_confirmed_at, undefined);
      assert.ok(data.user.invited_at);
      const { token_hash, type } = await linkTo(db, email);
      assert.equal(type, 'invite');
      const [mail] = await mailsTo(db, email);
      assert.equal(mail?.kind, 'invitation');
      assert.match(mail.text, /Hola, Ana Paz:/);

      const { browser, user } = await accept(token_hash);
      assert.equal(user?.id, data.user.id);
      assert.ok(user.email_confirmed_at);
      assert.equal((await browser.auth.updateUser({ password: PASSWORD })).error, null);
      assert.equal((await enter(PASSWORD)).error, null);
      const kinds = (await mailsTo(db, email)).map(({ kind }) => kind);
      assert.deepEqual(kinds.toSorted(), ['account_ready', 'invitation']);
    });

    test('a link works once, and not after a day', async () => {
      await invite();
      const { token_hash } = await linkTo(db, email);
      clock.advance(DAY);
      assert.equal((await accept(token_hash)).code, 'otp_expired');
      await invite();
      const next = (await linkTo(db, email)).token_hash;
      assert.equal((await accept(next)).code, undefined);
      assert.equal((await accept(next)).code, 'otp_expired');
    });

    test('another invitation replaces the link, until one was accepted', async () => {
      const first = (await invite()).data.user;
      const { token_hash: older } = await linkTo(db, email);
      clock.advance(1);
      assert.equal((await invite()).data.user?.id, first?.id);
      assert.equal((await accept(older)).code, 'otp_expired');
      assert.equal((await accept((await linkTo(db, email)).token_hash)).code, undefined);
      const { error } = await invite();
      assert.deepEqual([error?.status, error?.code], [422, 'email_exists']);
      assert.equal((await mailsTo(db, email)).length, 2);
    });

    test('an account with an address that is in use is refused', async () => {
      email = (await createAccount(db)).email;
      const { error } = await invite();
      assert.deepEqual([error?.status, error?.code], [422, 'email_exists']);
      assert.deepEqual(await mailsTo(db, email), []);
    });

    test('accepting removes the password of an earlier unconfirmed sign-up', async () => {
      await service.client().auth.signUp({ email, password: STRANGERS });
      clock.advance(1);
      await invite();
      await accept((await linkTo(db, email)).token_hash);
      assert.equal((await enter(STRANGERS)).error?.code, 'invalid_credentials');
    });

    test('a sign-up with an invited address sends the invitation again, without its password', async () => {
      await createInvited();
      await service.client().auth.signUp({ email, password: STRANGERS });
      const { token_hash, type } = await linkTo(db, email);
      assert.equal(type, 'invite');
      await accept(token_hash);
      assert.equal((await enter(STRANGERS)).error?.code, 'invalid_credentials');
    });

    test('resending a confirmation sends the invitation again', async () => {
      await createInvited();
      await service.client().auth.resend({ type: 'signup', email });
      assert.equal((await linkTo(db, email)).type, 'invite');
    });

    test('needs the service key', async () => {
      const { error } = await service.client().auth.admin.inviteUserByEmail(email);
      assert.deepEqual([error?.status, error?.code], [403, 'not_admin']);
      assert.deepEqual(await mailsTo(db, email), []);
    });
  });
});

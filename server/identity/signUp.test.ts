import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Database } from '../db/port.ts';
import { enqueueMail } from '../mail/outbox.ts';
import '../testing/cheapHashes.ts';
import { forEachDatabase, racesOnly } from '../testing/databases.ts';
import { createAccount, startIdentity } from '../testing/identityService.ts';
import { freshEmail, linkTo, mailsTo } from '../testing/sentLinks.ts';

const PASSWORD = 'clave-de-luz-2026';

forEachDatabase((name, open) => {
  describe(`signing up on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    test('two concurrent sign-ups create one account', async (t) => {
      const { url } = await startIdentity(t, db);
      const email = freshEmail();
      const body = { email, password: PASSWORD };
      const answers = await Promise.all([signUp(url, body), signUp(url, body)]);
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200],
      );
      const rows = await db.query('select id from auth.users where email = $1', [email]);
      assert.equal(rows.length, 1);
    });

    if (racesOnly(name)) return;

    test('creates an account that can sign in only after its link is used', async (t) => {
      const { client } = await startIdentity(t, db);
      const email = freshEmail();
      const luz = client();
      const options = { data: { full_name: ' Luz Mamani ' } };
      const { data, error } = await luz.auth.signUp({ email, password: PASSWORD, options });
      assert.equal(error, null);
      assert.equal(data.session, null);
      assert.equal(data.user?.email, email);
      assert.deepEqual(data.user.user_metadata, { full_name: 'Luz Mamani' });
      const early = await luz.auth.signInWithPassword({ email, password: PASSWORD });
      assert.equal(early.error?.code, 'email_not_confirmed');

      const { token_hash } = await linkTo(db, email);
      const verified = await luz.auth.verifyOtp({ type: 'signup', token_hash });
      assert.equal(verified.data.user?.id, data.user.id);
      assert.ok(verified.data.user.email_confirmed_at);
      assert.equal((await luz.auth.getUser()).data.user?.id, data.user.id);
      const signedIn = await client().auth.signInWithPassword({ email, password: PASSWORD });
      assert.equal(signedIn.error, null);
    });

    test('all metadata except the name is ignored, a role above all', async (t) => {
      const { client } = await startIdentity(t, db);
      const email = freshEmail();
      const data = { full_name: 'Luz', role: 'admin', role_id: 4, is_admin: true };
      const { data: answer } = await client().auth.signUp({
        email,
        password: PASSWORD,
        options: { data },
      });
      assert.deepEqual(answer.user?.user_metadata, { full_name: 'Luz' });
      assert.deepEqual(answer.user.app_metadata, { provider: 'email', providers: ['email'] });
      const rows = await db.query('select full_name, role_id from app.profiles where id = $1', [
        answer.user.id,
      ]);
      assert.deepEqual(rows, [{ full_name: 'Luz', role_id: 1 }]);
    });

    test('a name loses invisible marks at its ends; what would look like another is refused', async (t) => {
      const { url } = await startIdentity(t, db);
      const named = (full_name: string) =>
        signUp(url, { email: freshEmail(), password: PASSWORD, data: { full_name } });
      const { body } = await named('\u202a\u00a0Luz Mamani\u202c');
      assert.deepEqual(body.user_metadata, { full_name: 'Luz Mamani' });
      for (const name of ['Luz \u202einamaM', 'Luz\r\nBcc: otra@example.pe', 'Luz\u0007']) {
        const { status, body: refusal } = await named(name);
        assert.equal(status, 400);
        assert.match(
          String(refusal.message),
          /^El nombre contiene .* después de «Luz»\. Bórralo\.$/,
        );
      }
    });

    test('the domain of an address is kept in ASCII, and signs in either way', async (t) => {
      const { client } = await startIdentity(t, db, { autoconfirm: true });
      const [local] = freshEmail().split('@');
      const email = `${local}@cañete.pe`;
      const { data } = await client().auth.signUp({ email, password: PASSWORD });
      assert.equal(data.user?.email, `${local}@xn--caete-pta.pe`);
      for (const typed of [email, `\u200e${local}@CAÑETE.pe `, data.user.email]) {
        const { error } = await client().auth.signInWithPassword({
          email: typed,
          password: PASSWORD,
        });
        assert.equal(error, null, typed);
      }
    });

    test('odd names are not refused', async (t) => {
      const { url } = await startIdentity(t, db);
      for (const data of [
        undefined,
        null,
        'Luz',
        { full_name: 7 },
        { full_name: 'x'.repeat(999) },
      ]) {
        const answer = await signUp(url, { email: freshEmail(), password: PASSWORD, data });
        assert.equal(answer.status, 200, `name ${JSON.stringify(data)}`);
      }
    });

    test('a known address gets an equal, made-up answer and no mail', async (t) => {
      const { url } = await startIdentity(t, db, { now: () => new Date('2026-11-20T15:00:00Z') });
      const known = await createAccount(db);
      const unknown = freshEmail();
      const body = { password: PASSWORD, data: { full_name: 'Luz' } };
      const [first, second] = [
        await signUp(url, { ...body, email: known.email }),
        await signUp(url, { ...body, email: unknown }),
      ];
      assert.notEqual(first.body.id, known.id);
      assert.deepEqual(first.body.identities, []);
      const blank = (answer: typeof first, email: string) =>
        JSON.stringify(answer).replaceAll(email, 'EMAIL').replaceAll(String(answer.body.id), 'ID');
      assert.equal(blank(first, known.email), blank(second, unknown));
      assert.equal((await mailsTo(db, known.email)).length, 0);
      const rows = await db.query('select id from auth.users where email = $1', [known.email]);
      assert.deepEqual(rows, [{ id: known.id }]);
    });

    test('each enqueues one mail and wakes the mailer after the commit', async (t) => {
      let woken = 0;
      const { url } = await startIdentity(t, db, {
        mail: { enqueue: enqueueMail, wake: () => (woken += 1) },
      });
      const emails = Array.from({ length: 5 }, freshEmail);
      for (const email of emails) await signUp(url, { email, password: PASSWORD });
      for (const email of emails) {
        const rows = await db.query('select kind from app.outbox where recipient = $1', [email]);
        assert.deepEqual(rows, [{ kind: 'confirmation' }]);
      }
      assert.equal(woken, 5);
    });

    test('no account is created if its mail cannot be enqueued', async (t) => {
      const { url } = await startIdentity(t, db, {
        mail: {
          enqueue: () => Promise.reject(new Error('outbox gone')),
          wake: () => assert.fail('nothing was committed'),
        },
      });
      const email = freshEmail();
      const answer = await signUp(url, { email, password: PASSWORD });
      assert.equal(answer.status, 500);
      assert.equal(answer.body.message, 'Ocurrió un error inesperado.');
      assert.deepEqual(await db.query('select id from auth.users where email = $1', [email]), []);
      assert.equal((await mailsTo(db, email)).length, 0);
    });

    test('auto-confirm starts a session at once, and cannot hide a known address', async (t) => {
      const { client } = await startIdentity(t, db, { autoconfirm: true });
      const email = freshEmail();
      const luz = client();
      const { data } = await luz.auth.signUp({ email, password: PASSWORD });
      assert.ok(data.session);
      assert.equal((await luz.auth.getUser()).data.user?.email, email);
      assert.equal((await mailsTo(db, email)).length, 0);
      const { error } = await client().auth.signUp({ email, password: PASSWORD });
      assert.equal(error?.status, 422);
      assert.equal(error.code, 'user_already_exists');
      assert.equal(error.message, 'Ya existe una cuenta con este correo.');
    });

    test('weak passwords are refused with their reasons', async (t) => {
      const { client, url } = await startIdentity(t, db);
      const email = freshEmail();
      const { error } = await client().auth.signUp({ email, password: '1234567' });
      assert.equal(error?.name, 'AuthWeakPasswordError');
      assert.equal(error.status, 422);
      assert.deepEqual((error as { reasons?: string[] }).reasons, ['length']);
      assert.equal(error.message, 'La contraseña debe tener al menos 8 caracteres.');
      assert.deepEqual((await signUp(url, { email, password: 'Password1' }, {})).body, {
        code: 422,
        error_code: 'weak_password',
        msg: 'Esta contraseña es una de las más usadas y se adivina enseguida. Elige otra.',
        weak_password: { reasons: ['pwned'] },
      });
    });

    test('missing or malformed fields are refused', async (t) => {
      const { url } = await startIdentity(t, db);
      const bodies: [body: object, code: string][] = [
        [{ password: PASSWORD }, 'validation_failed'],
        [{ email: 'luz', password: PASSWORD }, 'validation_failed'],
        [{ email: 'a@b.pe, c@d.pe', password: PASSWORD }, 'validation_failed'],
        [{ email: 'a@b.pe\r\nBcc: c@d.pe', password: PASSWORD }, 'validation_failed'],
        [{ email: 'a\0@b.pe', password: PASSWORD }, 'validation_failed'],
        [{ email: `${'a'.repeat(300)}@b.pe`, password: PASSWORD }, 'validation_failed'],
        [{ email: freshEmail() }, 'validation_failed'],
        [{ email: freshEmail(), password: '' }, 'validation_failed'],
        [
          { email: freshEmail(), password: PASSWORD, data: { full_name: 'a\0' } },
          'validation_failed',
        ],
        [{ email: ['a@b.pe'], password: PASSWORD }, 'bad_json'],
        [{ email: freshEmail(), password: 12345678 }, 'bad_json'],
      ];
      for (const [body, code] of bodies) {
        const answer = await signUp(url, body);
        const what = JSON.stringify(body).slice(0, 60);
        assert.equal(answer.status, 400, what);
        assert.equal(answer.body.code, code, what);
      }
    });
  });
});

const VERSION = { 'x-supabase-api-version': '2024-01-01' };

async function signUp(url: string, body: object, headers: Record<string, string> = VERSION) {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, type: response.headers.get('content-type'), body: answer };
}

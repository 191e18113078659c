import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sendDue } from '../mail/round.ts';
import { smtpTransport } from '../mail/smtpTransport.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { memoryLog, SENDER } from '../testing/mailParts.ts';
import { sendForm } from '../testing/publicForms.ts';
import { startCatcher } from '../testing/smtpCatcher.ts';
import { testApp } from '../testing/testApp.ts';
import { wholeApp } from '../testing/wholeApp.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

it('gives each request a new id in its answer and log lines, whatever the client sends', async () => {
  const { app, logged } = testApp();
  const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
  // One request each that succeeds, is refused, fails (the database is down) and is unknown.
  const urls = ['/api/health', '/api/data/dashboard', '/newsletter/confirm?t=a', '/api/nothing'];
  const ids = new Set<unknown>();
  for (const url of urls) {
    const answer = await app.inject({ url, headers });
    const id = answer.headers['x-request-id'];
    assert.match(String(id), UUID, url);
    ids.add(id);
  }
  await app.close();
  assert.equal(ids.size, urls.length);
  const lines = logged.map((line) => JSON.parse(line) as { requestId: string; msg: string });
  for (const { requestId } of lines) assert.ok(ids.has(requestId), requestId);
  assert.equal(lines.filter(({ msg }) => msg === 'request').length, urls.length);
});

it('lets pages of other origins read the id', async () => {
  const settings = {
    mode: 'staging' as const,
    corsOrigins: ['https://a.pe'],
    trustProxy: false as const,
  };
  const { app } = testApp({ settings });
  const { headers } = await app.inject({ url: '/api/health', headers: { origin: 'https://a.pe' } });
  await app.close();
  assert.equal(headers['access-control-expose-headers'], 'x-request-id');
});

forEmbeddedDatabase((name, open) => {
  describe(`mails on ${name}`, () => {
    it('carry the id of the request that caused them, and so do their log lines', async (t) => {
      const db = await open();
      const { app, captchaToken } = await wholeApp(db);
      t.after(() => app.close());
      const catcher = await startCatcher();
      t.after(() => catcher.stop());
      const send = (form: 'contact' | 'subscribe') =>
        sendForm(app, form, {
          email: `${form}@example.pe`,
          token: captchaToken(form === 'contact' ? 'contact_form' : 'newsletter_signup'),
        });
      const signUp = app.inject({
        method: 'POST',
        url: '/auth/v1/signup',
        headers: { apikey: 'local-anon-key' },
        payload: { email: 'nueva@example.pe', password: 'una-clave-larga-2026' },
      });
      // Concurrent, so that ids could mix.
      const answers = await Promise.all([send('contact'), send('subscribe'), signUp]);
      assert.deepEqual(
        answers.map(({ statusCode }) => statusCode),
        [201, 201, 200],
      );
      const { log, lines } = memoryLog();
      await sendDue({
        db,
        log,
        from: SENDER,
        transport: smtpTransport(catcher.url),
        now: () => new Date(),
        stopped: () => false,
      });
      const idOf = new Map(
        catcher.mails.map(({ to, headers }) => [
          to?.[0]?.address,
          headers.find(({ key }) => key === 'x-request-id')?.value,
        ]),
      );
      const recipients = ['agencia@example.pe', 'subscribe@example.pe', 'nueva@example.pe'];
      const ids = answers.map(({ headers }) => headers['x-request-id']);
      assert.deepEqual(
        recipients.map((to) => idOf.get(to)),
        ids,
      );
      const told = lines.map((line) => (JSON.parse(line) as { requestId: string }).requestId);
      assert.deepEqual(told.sort(), ids.map(String).sort());
    });
  });
});

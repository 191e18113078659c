import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { agency } from '#contract/agency.ts';
import type { Database } from '../db/port.ts';
import { HOST, startVerifier, type CaptchaVerifier } from '../testing/captchaVerifier.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { countStored, FORMS, sendForm, type FormName } from '../testing/publicForms.ts';
import { freshEmail } from '../testing/sentLinks.ts';
import { testApp, testServices } from '../testing/testApp.ts';
import { openCaptcha } from './captcha.ts';

const FAILED = /^No pudimos verificar que eres una persona\. .* hola@tramayo\.example\.$/;
const STALE = /^La verificación de seguridad venció\. Vuelve a enviar el formulario\.$/;
const UNAVAILABLE =
  /^La verificación de seguridad no está disponible\. .* hola@tramayo\.example\.$/;

type Reply = Parameters<CaptchaVerifier['answer']>[0];

const ago = (seconds: number) => ({
  challenge_ts: new Date(Date.now() - seconds * 1000).toISOString(),
});
const raw =
  (body: string, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status).end(body);
  };

/** The verifier's answer, and the message that the visitor gets. */
const REFUSED: [string, (action: string) => Reply, RegExp][] = [
  ['invalid', () => ({ success: false, 'error-codes': ['invalid-input-response'] }), FAILED],
  [
    'already used, according to Google',
    () => ({ success: false, 'error-codes': ['timeout-or-duplicate'] }),
    STALE,
  ],
  ['made for another action', () => ({ action: 'login' }), FAILED],
  ['made on another site', () => ({ hostname: 'malo.example' }), FAILED],
  ['made on a site with a similar ending', () => ({ hostname: `malo.${HOST}` }), FAILED],
  ['with a bot’s score', () => ({ score: 0.49 }), FAILED],
  ['older than two minutes', () => ago(121), STALE],
  ['from the future', () => ago(-60), STALE],
  ['without a score', () => ({ score: undefined }), FAILED],
  ['without a time', () => ({ challenge_ts: undefined }), FAILED],
  ['without a host name', () => ({ hostname: undefined }), FAILED],
  ['when the verifier answers HTML', () => raw('<!doctype html><p>Hola'), UNAVAILABLE],
  ['when the verifier’s answer is truncated', () => raw('{"success": true, "sco'), UNAVAILABLE],
  ['when the verifier answers null', () => raw('null'), UNAVAILABLE],
  [
    'when the verifier answers texts for numbers',
    () => ({ success: 'true', score: '0.9' }),
    UNAVAILABLE,
  ],
  ['when the verifier’s answer is too long', () => ({ padding: 'x'.repeat(20_000) }), UNAVAILABLE],
  ['when the verifier answers 503', () => raw('{"success":true}', 503), UNAVAILABLE],
  [
    'when the verifier redirects',
    (action) => (response) => {
      const good = { success: true, score: 1, action, hostname: HOST, ...ago(0) };
      if (response.req.url === '/elsewhere') response.end(JSON.stringify(good));
      else response.writeHead(307, { location: '/elsewhere' }).end();
    },
    UNAVAILABLE,
  ],
  ['when the verifier’s connection breaks', () => (response) => response.destroy(), UNAVAILABLE],
  ['when the verifier answers too late', () => () => undefined, UNAVAILABLE],
  [
    'when our secret is wrong',
    () => ({ success: false, 'error-codes': ['invalid-input-secret'] }),
    UNAVAILABLE,
  ],
];

forEmbeddedDatabase((databaseName, open) => {
  describe(`the captcha on ${databaseName}`, () => {
    let db: Database;
    let verifier: CaptchaVerifier;
    let app: FastifyInstance;
    let logged: string[];

    before(async () => {
      db = await open();
      // Test tokens start with their action.
      verifier = await startVerifier((token) => token.split(':')[0] ?? '');
      ({ app, logged } = appWith(verifier.url));
    });
    after(() => verifier.stop());
    beforeEach(() => verifier.answer({}));

    const appWith = (url: string, limitMs = 5_000) => {
      const settings = { url, secret: 'secreto', fetch, hosts: [HOST], limitMs };
      return testApp({ db, services: testServices({ captcha: openCaptcha(db, settings) }) });
    };
    const tokenFor = (form: FormName) => `${FORMS[form].action}:${randomUUID()}`;
    const refuses = async (text: RegExp, send: () => ReturnType<typeof sendForm>) => {
      const kept = await countStored(db);
      const answer = await send();
      assert.equal(answer.statusCode, 400);
      assert.deepEqual(Object.keys(answer.json()), ['message']);
      assert.match(answer.json<{ message: string }>().message, text);
      assert.equal(await countStored(db), kept);
    };

    for (const form of Object.keys(FORMS) as FormName[]) {
      const email = freshEmail();

      it(`${form}: accepts a valid token, and sends the verifier no more than it needs`, async () => {
        const token = tokenFor(form);
        assert.equal((await sendForm(app, form, { email, token })).statusCode, 201);
        const fields = { secret: 'secreto', response: token };
        assert.deepEqual(verifier.asked.at(-1), { method: 'POST', fields });
      });

      it(`${form}: refuses a missing token without calling the verifier`, async () => {
        const { length } = verifier.asked;
        for (const token of [undefined, '']) {
          await refuses(/^Falta la verificación de seguridad\.$/, () =>
            sendForm(app, form, { email, token }),
          );
        }
        assert.equal(verifier.asked.length, length);
      });

      it(`${form}: accepts a token once across servers`, async () => {
        const given = { email, token: tokenFor(form) };
        const { app: other } = appWith(verifier.url);
        assert.equal((await sendForm(app, form, given)).statusCode, 201);
        for (const server of [app, other])
          await refuses(STALE, () => sendForm(server, form, given));
      });

      it(`${form}: accepts one of ten concurrent uses of a token`, async () => {
        const given = { email: freshEmail(), token: tokenFor(form) };
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => sendForm(app, form, given)),
        );
        assert.equal(answers.filter(({ statusCode }) => statusCode === 201).length, 1);
      });

      it(`${form}: refuses the other form’s token`, async () => {
        const token = tokenFor(form === 'contact' ? 'subscribe' : 'contact');
        await refuses(FAILED, () => sendForm(app, form, { email, token }));
      });

      it(`${form}: accepts a token almost two minutes old, and one slightly in the future`, async () => {
        for (const seconds of [115, -20]) {
          verifier.answer(ago(seconds));
          const answer = await sendForm(app, form, { email: freshEmail(), token: tokenFor(form) });
          assert.equal(answer.statusCode, 201);
        }
      });

      for (const [what, reply, text] of REFUSED) {
        it(`${form}: refuses a token ${what}`, { timeout: 20_000 }, async () => {
          verifier.answer(reply(FORMS[form].action));
          const server = what.endsWith('too late') ? appWith(verifier.url, 20).app : app;
          await refuses(text, () => sendForm(server, form, { email, token: tokenFor(form) }));
        });
      }

      it(`${form}: refuses every token while the verifier is down, and logs the reason without personal data`, async () => {
        const gone = await startVerifier(() => '');
        gone.stop();
        const down = appWith(gone.url);
        const token = tokenFor(form);
        await refuses(UNAVAILABLE, () => sendForm(down.app, form, { email, token }));
        const line = down.logged.find((text) => text.includes('"refused"')) ?? '';
        assert.match(line, /fetch failed/);
        assert.doesNotMatch(line, new RegExp(`${email}|${token}|secreto`));
      });
    }

    it('keeps tokens and people out of the log', () => {
      const others = logged.join().replaceAll(agency.email, '');
      assert.doesNotMatch(others, /@|contact_form:|newsletter_signup:/);
    });
  });
});

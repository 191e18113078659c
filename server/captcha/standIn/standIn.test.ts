import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import vm from 'node:vm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/port.ts';
import { loopback } from '../../start/loopback.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { FORMS, sendForm, type FormName } from '../../testing/publicForms.ts';
import { freshEmail } from '../../testing/sentLinks.ts';
import { testApp, testServices } from '../../testing/testApp.ts';
import { openCaptcha } from '../captcha.ts';
import { VERIFY_PATH } from './standInPlugin.ts';
import { signToken } from './standInTokens.ts';

const SECRET = 'secreto-del-suplente';

interface Grecaptcha {
  ready(callback: () => void): void;
  execute(key: string | number, options?: { action: string }): Promise<string>;
}

const ready = ({ ready: onReady }: Grecaptcha) =>
  new Promise<true>((resolve) => {
    onReady(() => {
      resolve(true);
    });
  });

forEmbeddedDatabase((databaseName, open) => {
  describe(`the captcha's stand-in on ${databaseName}`, () => {
    let db: Database;
    let app: FastifyInstance;
    let ownFetch: typeof fetch;

    /** A server with the stand-in, as in embedded mode. */
    const start = () => {
      const own = loopback();
      const verifier = { url: `http://localhost${VERIFY_PATH}`, secret: SECRET, fetch: own.fetch };
      const { app: made } = testApp({
        db,
        captcha: { google: false, standIn: { db, secret: SECRET } },
        services: testServices({ captcha: openCaptcha(db, { ...verifier, hosts: ['localhost'] }) }),
      });
      own.connect(made);
      return { app: made, fetch: own.fetch };
    };

    before(async () => {
      db = await open();
      ({ app, fetch: ownFetch } = start());
    });

    /** Runs the script in a page and returns its globals. */
    const load = async (query = '?render=') => {
      const { body, headers } = await app.inject(`/recaptcha/api.js${query}`);
      assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
      const called: string[] = [];
      const window: { grecaptcha?: Grecaptcha; loaded: () => void } = {
        loaded: () => void called.push('loaded'),
      };
      const src = `http://localhost:5001/recaptcha/api.js${query}`;
      vm.runInNewContext(body, {
        window,
        document: { currentScript: { src } },
        URL,
        Promise,
        Error,
        fetch: ownFetch,
      });
      assert.ok(window.grecaptcha);
      return { grecaptcha: window.grecaptcha, called };
    };
    const tokenFor = async (action: string, headers = {}) => {
      const url = `/recaptcha/api/token?action=${action}`;
      const answer = await app.inject({ method: 'POST', url, headers });
      return answer.json<{ token: string }>().token;
    };
    const verify = async (fields: Record<string, string>) => {
      const answer = await app.inject({
        method: 'POST',
        url: VERIFY_PATH,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
      assert.equal(answer.statusCode, 200);
      return answer.json<Record<string, unknown>>();
    };
    const errorsOf = async (fields: Record<string, string>) => {
      const { success, 'error-codes': codes } = await verify(fields);
      assert.equal(success, false);
      return codes;
    };

    for (const form of Object.keys(FORMS) as FormName[]) {
      it(`creates a token in the page that ${form} accepts once, even after a restart`, async () => {
        const { grecaptcha } = await load();
        await ready(grecaptcha);
        const given = {
          email: freshEmail(),
          token: await grecaptcha.execute('', { action: FORMS[form].action }),
        };
        const restarted = start().app;
        assert.equal((await sendForm(restarted, form, given)).statusCode, 201);
        for (const server of [app, restarted]) {
          for (const token of [given.token, `${given.token}.1`, `${given.token}=`]) {
            assert.equal((await sendForm(server, form, { ...given, token })).statusCode, 400);
          }
        }
      });
    }

    it('calls the function named in ?onload=', async () => {
      const { called, grecaptcha } = await load('?render=explicit&onload=loaded');
      await ready(grecaptcha);
      assert.deepEqual(called, ['loaded']);
      await load('?onload=nobody');
    });

    it('answers like Google, and reports a reused token as a duplicate', async () => {
      const response = await tokenFor('contact_form', { host: 'LOCALHOST:3000' });
      const { challenge_ts: at, ...rest } = await verify({ secret: SECRET, response });
      assert.deepEqual(rest, {
        success: true,
        score: 0.9,
        action: 'contact_form',
        hostname: 'localhost',
      });
      assert.ok(Math.abs(Date.parse(String(at)) - Date.now()) < 10_000);
      assert.deepEqual(await errorsOf({ secret: SECRET, response }), ['timeout-or-duplicate']);
    });

    it('signs a single action, not a list', async () => {
      const response = await tokenFor('contact_form&action=newsletter_signup');
      assert.equal((await verify({ secret: SECRET, response })).action, '');
    });

    it('rejects a token that is old, altered, signed with another secret, or malformed', async () => {
      const claims = { action: 'contact_form', hostname: 'localhost' };
      const at = (ms: number) => ({ ...claims, challenge_ts: new Date(ms).toISOString() });
      const old = signToken(SECRET, at(Date.now() - 121_000));
      assert.deepEqual(await errorsOf({ secret: SECRET, response: old }), ['timeout-or-duplicate']);
      const [, signature = ''] = (await tokenFor('contact_form')).split('.');
      const [payload = ''] = signToken('otro', at(Date.now())).split('.');
      const foreign = signToken('otro', at(Date.now()));
      const good = await tokenFor('contact_form');
      const longer = ['.', '.1', '=', '.1.2'].map((end) => `${good}${end}`);
      const none = ['x', '.', 'a.b.c', '{}', `.${good}`, good.replace('.', '=.')];
      for (const response of [`${payload}.${signature}`, foreign, ...longer, ...none]) {
        assert.deepEqual(await errorsOf({ secret: SECRET, response }), ['invalid-input-response']);
      }
      assert.deepEqual(await errorsOf({ secret: SECRET }), ['missing-input-response']);
      assert.deepEqual(await errorsOf({ secret: 'x', response: 'x' }), ['invalid-input-secret']);
      assert.deepEqual(await errorsOf({}), ['missing-input-secret']);
    });

    it('answers 404 to other machines and host names', async () => {
      const strangers = [
        { remoteAddress: '192.168.1.7' },
        { headers: { host: 'malo.example' } },
        { headers: { 'x-forwarded-for': '127.0.0.1' } },
      ];
      for (const stranger of strangers) {
        for (const [method, path] of [
          ['GET', '/api.js'],
          ['POST', '/api/token'],
          ['POST', '/api/siteverify'],
        ] as const) {
          const answer = await app.inject({ method, url: `/recaptcha${path}`, ...stranger });
          assert.equal(answer.statusCode, 404);
        }
      }
    });
  });
});

it('the stand-in is absent unless configured', async () => {
  const { app } = testApp();
  assert.equal((await app.inject('/recaptcha/api.js')).statusCode, 404);
});

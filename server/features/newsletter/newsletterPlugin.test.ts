import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/port.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { newsletterMails, postLink, subscribeTo, tokenTo } from '../../testing/newsletter.ts';
import { freshEmail } from '../../testing/sentLinks.ts';
import { downDatabase, testApp } from '../../testing/testApp.ts';

const PURPOSES = ['confirm', 'unsubscribe'] as const;
type Purpose = (typeof PURPOSES)[number];

const headingOf = (body: string) => /<h1>([^<]*)<\/h1>/.exec(body)?.[1]?.trim();

forEmbeddedDatabase((databaseName, open) => {
  describe(`the newsletter's pages on ${databaseName}`, () => {
    let db: Database;
    let app: FastifyInstance;
    let logged: string[];
    let email: string;
    before(async () => {
      db = await open();
      ({ app, logged } = testApp({ db }));
    });
    beforeEach(async () => {
      email = freshEmail();
      await subscribeTo(app, email);
    });

    const look = (purpose: Purpose, token: string) =>
      app.inject(`/newsletter/${purpose}?token=${token}`);
    const confirmToken = () => tokenTo(db, email, 'confirm');
    /** Confirms, and returns the unsubscribe link of the welcome mail. */
    const unsubscribeToken = async () => {
      await postLink(app, 'confirm', await confirmToken());
      return tokenTo(db, email, 'unsubscribe');
    };
    const record = async () => {
      const [row] = await db.query<{ confirmed: boolean; out: boolean }>(
        `select confirmed_at is not null as confirmed, unsubscribed_at is not null as out
           from app.newsletter_subscriptions where email = $1`,
        [email],
      );
      return row;
    };
    const expire = () =>
      db.query(
        `update app.newsletter_subscriptions set confirm_until = now() - interval '1 second'
          where email = $1`,
        [email],
      );
    const shows = (
      answer: { statusCode: number; body: string },
      status: number,
      heading: string,
    ) => {
      assert.equal(answer.statusCode, status);
      assert.equal(headingOf(answer.body), heading);
      assert.match(answer.body, new RegExp(`<title>${heading} · Tramayo</title>`));
    };

    it('asks before it confirms: opening the link changes nothing', async () => {
      const token = await confirmToken();
      for (const method of ['GET', 'HEAD', 'GET'] as const) {
        const answer = await app.inject({ method, url: `/newsletter/confirm?token=${token}` });
        assert.equal(answer.statusCode, 200);
      }
      const { body } = await look('confirm', token);
      assert.equal(headingOf(body), 'Confirma tu suscripción');
      assert.match(body, /<form method="post" action="\/newsletter\/confirm">/);
      assert.match(body, new RegExp(`name="token" value="${token}"`));
      assert.deepEqual(await record(), { confirmed: false, out: false });
    });

    it('confirms once, however often the button is pressed', async () => {
      const token = await confirmToken();
      const presses = [postLink(app, 'confirm', token), postLink(app, 'confirm', token)];
      for (const answer of await Promise.all(presses)) shows(answer, 200, 'Suscripción confirmada');
      shows(await postLink(app, 'confirm', token), 200, 'Suscripción confirmada');
      shows(await look('confirm', token), 200, 'Suscripción confirmada');
      const welcomes = (await newsletterMails(db, email)).filter(
        ({ kind }) => kind === 'newsletter_welcome',
      );
      assert.equal(welcomes.length, 1);
      assert.deepEqual(await record(), { confirmed: true, out: false });
    });

    it('explains that a link has expired, and how to get a new one', async () => {
      const token = await confirmToken();
      await expire();
      for (const answer of [await look('confirm', token), await postLink(app, 'confirm', token)]) {
        shows(answer, 410, 'El enlace ha vencido');
        assert.match(answer.body, /<a href="\/#\/#newsletter">/);
      }
      assert.deepEqual(await record(), { confirmed: false, out: false });
    });

    it('a link is valid for seven days', async () => {
      const [row] = await db.query<{ days: number }>(
        `select extract(epoch from confirm_until - requested_at)::int / 86400 as days
           from app.newsletter_subscriptions where email = $1`,
        [email],
      );
      assert.equal(row?.days, 7);
    });

    it('asks before it unsubscribes; a second time has no effect', async () => {
      const token = await unsubscribeToken();
      shows(await look('unsubscribe', token), 200, 'Cancela tu suscripción');
      assert.deepEqual(await record(), { confirmed: true, out: false });
      for (let press = 0; press < 2; press += 1) {
        shows(await postLink(app, 'unsubscribe', token), 200, 'Suscripción cancelada');
      }
      shows(await look('unsubscribe', token), 200, 'Suscripción cancelada');
      assert.deepEqual(await record(), { confirmed: true, out: true });
    });

    it('unsubscribes long after the confirmation link has expired', async () => {
      const token = await unsubscribeToken();
      await expire();
      shows(await postLink(app, 'unsubscribe', token), 200, 'Suscripción cancelada');
    });

    it('does not confirm with an old link after unsubscribing', async () => {
      const token = await confirmToken();
      await postLink(app, 'unsubscribe', await unsubscribeToken());
      shows(await postLink(app, 'confirm', token), 410, 'El enlace ha vencido');
      assert.deepEqual(await record(), { confirmed: true, out: true });
    });

    const bodies: [string, string, string][] = [
      ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'a multipart form',
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      ],
    ];
    for (const [what, type, payload] of bodies) {
      it(`unsubscribes with one click of a mail program, as ${what} (RFC 8058)`, async () => {
        await unsubscribeToken();
        const [welcome] = await newsletterMails(db, email);
        const link = new URL((welcome?.headers['List-Unsubscribe'] ?? '').slice(1, -1));
        const answer = await app.inject({
          method: 'POST',
          url: link.pathname + link.search,
          headers: { 'content-type': type },
          payload,
        });
        assert.equal(answer.statusCode, 200);
        assert.deepEqual(await record(), { confirmed: true, out: true });
      });
    }

    it('refuses a link for the other purpose, and an altered one', async () => {
      const toConfirm = await confirmToken();
      const toUnsubscribe = await unsubscribeToken();
      const changed = (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
      for (const token of [
        toUnsubscribe,
        changed(toConfirm),
        '',
        'x',
        '%00',
        "'",
        'a'.repeat(43),
      ]) {
        shows(await look('confirm', token), 410, 'El enlace ha vencido');
        shows(await postLink(app, 'confirm', token), 410, 'El enlace ha vencido');
      }
      for (const token of [
        toConfirm,
        changed(toUnsubscribe),
        '',
        'x',
        '%00',
        "'",
        'a'.repeat(43),
      ]) {
        shows(await look('unsubscribe', token), 404, 'El enlace no es válido');
        shows(await postLink(app, 'unsubscribe', token), 404, 'El enlace no es válido');
      }
      assert.deepEqual(await record(), { confirmed: true, out: false });
    });

    it('handles odd requests', async () => {
      for (const purpose of PURPOSES) {
        const url = `/newsletter/${purpose}`;
        const twice = await app.inject(`${url}?token=a&token=b`);
        const bare = await app.inject({ method: 'POST', url });
        for (const { statusCode } of [twice, bare]) assert.ok([404, 410].includes(statusCode));
        for (const type of ['application/json', 'text/plain']) {
          const headers = { 'content-type': type };
          const answer = await app.inject({ method: 'POST', url, headers, payload: '{}' });
          shows(answer, 415, 'No se pudo completar');
        }
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        const payload = `token=${'a'.repeat(20_000)}`;
        const long = await app.inject({ method: 'POST', url, headers, payload });
        shows(long, 413, 'No se pudo completar');
      }
    });

    it('protects the pages: no script, no store, no referrer, no index', async () => {
      const { headers, body } = await look('confirm', await confirmToken());
      assert.equal(headers['cache-control'], 'no-store');
      assert.equal(headers['referrer-policy'], 'no-referrer');
      assert.equal(headers['x-robots-tag'], 'noindex');
      const policy = String(headers['content-security-policy']);
      assert.match(policy, /default-src 'none'.*form-action 'self'; frame-ancestors 'none'/);
      assert.doesNotMatch(policy, /unsafe|script-src/);
      assert.doesNotMatch(body, /<script|style="/);
      assert.match(body, /<html lang="es-PE">/);
      const style = await app.inject('/newsletter/style.css');
      assert.equal(style.headers['content-type'], 'text/css; charset=utf-8');
    });

    it('keeps tokens and personal data out of the log', async () => {
      const tokens = [await confirmToken(), await unsubscribeToken()];
      for (const token of tokens) {
        for (const purpose of PURPOSES) await look(purpose, token);
      }
      assert.ok(logged.some((line) => line.includes('"/newsletter/confirm"')));
      assert.doesNotMatch(logged.join(), new RegExp([...tokens, email, '@'].join('|')));
    });
  });
});

it('during a database outage the newsletter’s pages still answer HTML', async () => {
  const { app, logged } = testApp({ db: downDatabase });
  for (const purpose of PURPOSES) {
    for (const answer of [
      await app.inject(`/newsletter/${purpose}?token=${'a'.repeat(43)}`),
      await postLink(app, purpose, 'a'.repeat(43)),
    ]) {
      assert.equal(answer.statusCode, 500);
      assert.equal(headingOf(answer.body), 'No se pudo completar');
    }
  }
  assert.ok(logged.some((line) => line.includes('connection refused')));
});

import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/port.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { newsletterMails, postLink, subscribeTo, tokenTo } from '../../testing/newsletter.ts';
import { freshEmail } from '../../testing/sentLinks.ts';
import { testApp } from '../../testing/testApp.ts';

const ANSWER = {
  message: 'Te enviamos un correo: confirma tu suscripción con el enlace que contiene.',
};

forEmbeddedDatabase((databaseName, open) => {
  describe(`subscribing on ${databaseName}`, () => {
    let db: Database;
    let app: FastifyInstance;
    let email: string;
    before(async () => {
      db = await open();
      ({ app } = testApp({ db }));
    });
    beforeEach(() => {
      email = freshEmail();
    });

    const kinds = async () => (await newsletterMails(db, email)).map(({ kind }) => kind);
    const rows = () =>
      db.query<Record<string, Date | string | null>>(
        'select * from app.newsletter_subscriptions where email = $1 order by requested_at',
        [email],
      );
    const confirm = async () => postLink(app, 'confirm', await tokenTo(db, email, 'confirm'));
    const leave = async () => postLink(app, 'unsubscribe', await tokenTo(db, email, 'unsubscribe'));

    it('gives the same answer for every address: new, unconfirmed, confirmed, unsubscribed', async () => {
      const answers = [await subscribeTo(app, email), await subscribeTo(app, email)];
      await confirm();
      answers.push(await subscribeTo(app, email));
      await leave();
      await db.query('delete from app.outbox');
      answers.push(await subscribeTo(app, email));
      for (const { statusCode, payload, headers } of answers) {
        assert.equal(statusCode, 201);
        assert.equal(payload, JSON.stringify(ANSWER));
        const names = Object.keys(headers).filter((name) => name !== 'date');
        assert.deepEqual(
          names,
          Object.keys(answers[0]?.headers ?? {}).filter((n) => n !== 'date'),
        );
      }
    });

    it('stores the request, but not the secret of its link', async () => {
      await subscribeTo(app, email);
      const [row, ...others] = await rows();
      assert.deepEqual(others, []);
      assert.ok(row?.requested_at);
      assert.deepEqual([row.confirmed_at, row.unsubscribed_at], [null, null]);
      const token = await tokenTo(db, email, 'confirm');
      assert.doesNotMatch(JSON.stringify(row), new RegExp(token));
    });

    it('ignores capitals and spaces in an address', async () => {
      await subscribeTo(app, `  ${email.toUpperCase()} `);
      await confirm();
      await subscribeTo(app, email);
      assert.equal((await rows()).length, 1);
      assert.deepEqual(await kinds(), [
        'newsletter_known',
        'newsletter_welcome',
        'newsletter_confirmation',
      ]);
    });

    it('sends an unconfirmed address a new link, which replaces the first', async () => {
      await subscribeTo(app, email);
      const first = await tokenTo(db, email, 'confirm');
      await subscribeTo(app, email);
      assert.notEqual(await tokenTo(db, email, 'confirm'), first);
      assert.equal((await postLink(app, 'confirm', first)).statusCode, 410);
      assert.equal((await confirm()).statusCode, 200);
    });

    it('limits mails to three per address and hour, without revealing it', async () => {
      for (let turn = 0; turn < 5; turn += 1) {
        const answer = await subscribeTo(app, email);
        assert.equal(answer.statusCode, 201);
        assert.deepEqual(answer.json(), ANSWER);
      }
      assert.equal((await kinds()).length, 3);
      // The most recent link is still valid.
      assert.equal((await confirm()).statusCode, 200);
      await db.query(`update app.outbox set created_at = created_at - interval '61 minutes'`);
      await subscribeTo(app, email);
      assert.equal((await kinds()).length, 5);
    });

    it('counts concurrent attempts together, and stores one row', async () => {
      const all = await Promise.all(Array.from({ length: 8 }, () => subscribeTo(app, email)));
      assert.deepEqual([...new Set(all.map(({ statusCode }) => statusCode))], [201]);
      assert.equal((await kinds()).length, 3);
      assert.equal((await rows()).length, 1);
    });

    it('informs a confirmed address by mail only, with its unsubscribe link', async () => {
      await subscribeTo(app, email);
      await confirm();
      await subscribeTo(app, email);
      const [mail] = await newsletterMails(db, email);
      assert.equal(mail?.kind, 'newsletter_known');
      assert.doesNotMatch(mail.text, /confirm\?token/);
      assert.equal((await leave()).statusCode, 200);
    });

    it('stores a new record for a returning subscriber', async () => {
      await subscribeTo(app, email);
      await confirm();
      const oldWayOut = await tokenTo(db, email, 'unsubscribe');
      await leave();
      await subscribeTo(app, email);
      assert.equal((await confirm()).statusCode, 200);
      const [first, second] = await rows();
      assert.ok(first?.confirmed_at && first.unsubscribed_at);
      assert.ok(second?.confirmed_at);
      assert.equal(second.unsubscribed_at, null);
      // The unsubscribe link of an old mail still works.
      assert.equal((await postLink(app, 'unsubscribe', oldWayOut)).statusCode, 200);
      assert.ok((await rows())[1]?.unsubscribed_at);
    });

    it('deletes unconfirmed addresses after their link expires', async () => {
      await subscribeTo(app, email);
      await db.query(
        `update app.newsletter_subscriptions set confirm_until = now() - interval '1 second'
          where email = $1`,
        [email],
      );
      await subscribeTo(app, freshEmail());
      assert.deepEqual(await rows(), []);
    });

    it('sends a welcome mail with everything that the law requires', async () => {
      await subscribeTo(app, email);
      await confirm();
      const [mail] = await newsletterMails(db, email);
      assert.equal(mail?.kind, 'newsletter_welcome');
      assert.match(mail.subject, /^PUBLICIDAD/);
      const unsubscribe = /http:\S+\/newsletter\/unsubscribe\?token=[\w-]{43}/.exec(mail.text)?.[0];
      assert.deepEqual(mail.headers, {
        'X-Request-Id': mail.headers['X-Request-Id'],
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
      for (const part of [mail.text, mail.html]) {
        for (const fact of [
          'Tramayo S.A.C.',
          'Av. Ejemplo 123, Lima, Perú',
          'hola@tramayo.example',
        ]) {
          assert.ok(part.includes(fact), fact);
        }
        assert.ok(part.includes(unsubscribe ?? '?'));
      }
    });
  });
});

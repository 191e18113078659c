import assert from 'node:assert/strict';
import { before, describe, test, type TestContext } from 'node:test';
import type { Database } from '../db/port.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { aFile, enqueueTo, memoryLog, people, SENDER, manualClock } from '../testing/mailParts.ts';
import { startCatcher } from '../testing/smtpCatcher.ts';
import { sendDue, type RoundOptions } from './round.ts';
import { smtpTransport } from './smtpTransport.ts';

async function caught(t: TestContext, options: Parameters<typeof startCatcher>[0] = {}) {
  const catcher = await startCatcher(options);
  t.after(() => catcher.stop());
  return catcher;
}

forEachDatabase((name, open) => {
  describe(`mail from the outbox on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    const options = (url: string, given: Partial<RoundOptions> = {}): RoundOptions => ({
      db,
      transport: smtpTransport(url),
      from: SENDER,
      log: memoryLog().log,
      now: () => new Date(),
      stopped: () => false,
      ...given,
    });

    const rowOf = async (id: string | undefined) => {
      const [row] = await db.query(
        `select attempts, sent_at is not null as sent, failed_at is not null as failed, last_error
           from app.outbox where id = $1`,
        [id],
      );
      return row;
    };

    test('arrives intact: both parts, accents, names, dates', async (t) => {
      const catcher = await caught(t);
      const [to = ''] = people(1);
      const [id] = await enqueueTo(db, [to], {
        subject: '¿Mañana? Confirmación: «señal» de S/ 1,234.50 para José Ñahui Quispe — 🧵',
        text: 'Añade tu RUC.\n\n.Punto al comienzo.\nhttps://x.pe/?a=1&b=2',
        html: '<p>Añade tu <b>RUC</b>. «Sí»</p>',
        replyTo: 'luis@example.pe',
        headers: { 'List-Unsubscribe': '<https://x.pe/baja>' },
      });
      const sentFrom = Date.now();
      assert.equal(await sendDue(options(catcher.url)), 'reached');
      const [mail] = catcher.mails;
      assert.ok(mail);
      assert.equal(
        mail.subject,
        '¿Mañana? Confirmación: «señal» de S/ 1,234.50 para José Ñahui Quispe — 🧵',
      );
      assert.equal(
        mail.text?.trimEnd(),
        'Añade tu RUC.\n\n.Punto al comienzo.\nhttps://x.pe/?a=1&b=2',
      );
      assert.equal(mail.html?.trimEnd(), '<p>Añade tu <b>RUC</b>. «Sí»</p>');
      assert.deepEqual(mail.from, { address: 'hola@agencia.example', name: 'Agencia Ñandú' });
      assert.deepEqual(mail.to, [{ address: to, name: '' }]);
      assert.deepEqual(mail.replyTo, [{ address: 'luis@example.pe', name: '' }]);
      assert.equal(mail.messageId, `<${id}@agencia.example>`);
      assert.ok(Math.abs(Date.parse(mail.date ?? '') - sentFrom) < 60_000);
      const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
      assert.equal(headers.get('auto-submitted'), 'auto-generated');
      assert.equal(headers.get('x-auto-response-suppress'), 'All');
      assert.equal(headers.get('list-unsubscribe'), '<https://x.pe/baja>');
      assert.match(headers.get('content-type') ?? '', /^multipart\/alternative/);
      // Plain ASCII: not every server supports 8-bit mail.
      assert.match(catcher.raw[0] ?? '', /^[\t\r\n -~]*$/);
    });

    test('answers the last mail of its thread, and names the others', async (t) => {
      const catcher = await caught(t);
      const earlier = [crypto.randomUUID(), crypto.randomUUID()];
      await enqueueTo(db, people(1), { earlier });
      assert.equal(await sendDue(options(catcher.url)), 'reached');
      const [first, last] = earlier.map((id) => `<${id}@agencia.example>`);
      const [{ inReplyTo, references } = {}] = catcher.mails;
      assert.deepEqual([inReplyTo, references], [last, `${first} ${last}`]);
    });

    test('carries its attachments unchanged, besides both parts', async (t) => {
      const catcher = await caught(t);
      await enqueueTo(db, people(1), { attachments: [aFile] });
      assert.equal(await sendDue(options(catcher.url)), 'reached');
      const [mail] = catcher.mails;
      assert.equal(mail?.text?.trimEnd(), 'Hola.');
      assert.equal(mail.html?.trimEnd(), '<p>Hola.</p>');
      const [file, ...others] = mail.attachments;
      assert.deepEqual(others, []);
      assert.equal(file?.filename, aFile.filename);
      assert.equal(file.mimeType, 'application/pdf');
      assert.deepEqual(Buffer.from(file.content as ArrayBuffer), aFile.content);
    });

    test('leaves no text and no secret link in the outbox', async (t) => {
      const catcher = await caught(t);
      const [id] = await enqueueTo(db, people(1));
      await sendDue(options(catcher.url));
      const [row] = await db.query('select text, html from app.outbox where id = $1', [id]);
      assert.deepEqual(row, { text: null, html: null });
    });

    test('waits while the mail server is down, and is sent after its recovery', async (t) => {
      const { port, url, stop } = await startCatcher();
      await stop();
      const clock = manualClock();
      const { log, lines } = memoryLog();
      const ids = await enqueueTo(db, people(12));
      for (const seconds of [0, 5, 30, 3600]) {
        clock.advance(seconds);
        assert.equal(await sendDue(options(url, { now: clock.now, log })), 'outage');
      }
      const catcher = await caught(t, { port });
      clock.advance(60);
      assert.equal(await sendDue(options(url, { now: clock.now, log })), 'reached');
      const expected = ids.map((id) => `<${id}@agencia.example>`).sort();
      assert.deepEqual(catcher.mails.map(({ messageId }) => messageId).sort(), expected);
      assert.equal(await sendDue(options(url, { now: clock.now, log })), 'idle');
      assert.doesNotMatch(lines.join(), /@/);
    });

    test('is sent again with the same id if the process died before it recorded the delivery', async (t) => {
      const catcher = await caught(t);
      const clock = manualClock();
      const [id] = await enqueueTo(db, people(1));
      const crash = new Error('killed');
      const dying: Database = {
        ...db,
        query: (sql, params) =>
          catcher.mails.length > 0 ? Promise.reject(crash) : db.query(sql, params),
      };
      const dies = sendDue(options(catcher.url, { db: dying, now: clock.now }));
      await assert.rejects(dies, crash);
      assert.equal(await sendDue(options(catcher.url, { now: clock.now })), 'idle');
      clock.advance(120);
      assert.equal(await sendDue(options(catcher.url, { now: clock.now })), 'reached');
      const sent = catcher.mails.map(({ messageId }) => messageId);
      assert.deepEqual(sent, [`<${id}@agencia.example>`, `<${id}@agencia.example>`]);
      assert.deepEqual(catcher.mails[0]?.date, catcher.mails[1]?.date);
    });

    test('is sent once by two servers', async (t) => {
      const catcher = await caught(t);
      const ids = await enqueueTo(db, people(12));
      await Promise.all([sendDue(options(catcher.url)), sendDue(options(catcher.url))]);
      const expected = ids.map((sent) => `<${sent}@agencia.example>`).sort();
      assert.deepEqual(catcher.mails.map(({ messageId }) => messageId).sort(), expected);
    });

    test('is dropped if rejected and retried if refused, without blocking other mails', async (t) => {
      const answers = new Map([
        ['nadie@example.pe', 550],
        ['llena@example.pe', 452],
      ]);
      const catcher = await caught(t, { refuse: (to) => answers.get(to) ?? 0 });
      const clock = manualClock();
      const { log, lines } = memoryLog();
      const round = () => sendDue(options(catcher.url, { now: clock.now, log }));
      const [never, later, fine] = await enqueueTo(db, [...answers.keys(), 'ana@example.pe']);
      assert.equal(await round(), 'reached');
      assert.deepEqual(await rowOf(never), {
        attempts: 1,
        sent: false,
        failed: true,
        last_error: 'EENVELOPE 550',
      });
      assert.deepEqual(await rowOf(later), {
        attempts: 1,
        sent: false,
        failed: false,
        last_error: 'EENVELOPE 452',
      });
      assert.deepEqual(await rowOf(fine), {
        attempts: 1,
        sent: true,
        failed: false,
        last_error: null,
      });
      assert.doesNotMatch(lines.join(), /@|example/);

      answers.clear();
      clock.advance(4);
      assert.equal(await round(), 'idle');
      clock.advance(1);
      assert.equal(await round(), 'reached');
      assert.deepEqual(await rowOf(later), {
        attempts: 2,
        sent: true,
        failed: false,
        last_error: null,
      });
    });

    test('that is never accepted is dropped after three days', async (t) => {
      const catcher = await caught(t, { refuse: () => 451 });
      const clock = manualClock();
      const [id] = await enqueueTo(db, people(1));
      // Plus a minute, because the row's timestamp is from the database's clock.
      clock.advance(3 * 24 * 3600 + 60);
      await sendDue(options(catcher.url, { now: clock.now }));
      assert.deepEqual(await rowOf(id), {
        attempts: 1,
        sent: false,
        failed: true,
        last_error: 'EENVELOPE 451',
      });
      clock.advance(3600);
      assert.equal(await sendDue(options(catcher.url, { now: clock.now })), 'idle');
    });
  });
});

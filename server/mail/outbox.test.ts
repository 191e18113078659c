import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Database } from '../db/port.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { aFile } from '../testing/mailParts.ts';
import type { Mail } from './mailRules.ts';
import { enqueueMail } from './outbox.ts';

const MAIL: Mail = {
  kind: 'greeting',
  to: 'ana@example.pe',
  subject: '¡Hola, señora Ñahui!',
  text: 'Hola.',
  html: '<p>Hola.</p>',
};

forEachDatabase((name, open) => {
  describe(`enqueueing on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    const count = async () =>
      (await db.query<{ n: number }>('select count(*)::int as n from app.outbox'))[0]?.n;

    test('stores the mail unchanged, due at once', async () => {
      const headers = { 'List-Unsubscribe': '<https://tramayo.example/baja>' };
      const mail = { ...MAIL, headers, replyTo: 'luis@example.pe', attachments: [aFile] };
      const id = await db.transaction((tx) => enqueueMail(tx, mail));
      const [row] = await db.query(
        `select kind, recipient, reply_to, subject, text, html, headers, attachments, attempts, sent_at, failed_at,
                next_attempt_at < now() as due
           from app.outbox where id = $1`,
        [id],
      );
      assert.deepEqual(row, {
        kind: 'greeting',
        recipient: 'ana@example.pe',
        reply_to: 'luis@example.pe',
        subject: '¡Hola, señora Ñahui!',
        text: 'Hola.',
        html: '<p>Hola.</p>',
        headers,
        attachments: [{ ...aFile, content: aFile.content.toString('base64') }],
        attempts: 0,
        sent_at: null,
        failed_at: null,
        due: true,
      });
    });

    test('is rolled back with its transaction', async () => {
      const had = await count();
      const failure = new Error('the account could not be made');
      const work = db.transaction(async (tx) => {
        await enqueueMail(tx, MAIL);
        throw failure;
      });
      await assert.rejects(work, failure);
      assert.equal(await count(), had);
    });
  });
});

describe('an unsafe mail', () => {
  const nowhere = { query: () => Promise.reject(new Error('reached the database')) };
  const parts: [string, Partial<Mail>][] = [
    ['recipient', { to: 'ana@example.pe\r\nBcc: todos@example.pe' }],
    ['recipient', { to: 'ana@example.pe, otro@example.pe' }],
    ['recipient', { to: 'Ana <ana@example.pe>' }],
    ['recipient', { to: 'ana' }],
    ['recipient', { to: `${'a'.repeat(250)}@b.pe` }],
    ['reply address', { replyTo: 'x@example.pe\nBcc: todos@example.pe' }],
    ['subject', { subject: 'Hola\r\nBcc: todos@example.pe' }],
    ['subject', { subject: 'Hola\nBcc: todos@example.pe' }],
    ['subject', { subject: 'Hola\u0000' }],
    ['header', { headers: { 'X-Kind': 'a\r\nBcc: todos@example.pe' } }],
    ['header', { headers: { 'X-Kind: a\r\nBcc': 'todos@example.pe' } }],
    ['header', { headers: { Bcc: 'todos@example.pe' } }],
    ['header', { headers: { 'Message-ID': '<x@example.pe>' } }],
  ];
  for (const [part, change] of parts) {
    test(`is refused for its ${part}: ${JSON.stringify(change)}`, async () => {
      await assert.rejects(enqueueMail(nowhere, { ...MAIL, ...change }), {
        name: 'UnsafeMailError',
        message: `mail refused: ${part}`,
      });
    });
  }
});

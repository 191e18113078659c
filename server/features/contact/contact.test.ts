import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/port.ts';
import { openCallLimits } from '../../plugins/callLimits.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { testApp, testServices } from '../../testing/testApp.ts';

const MESSAGE = {
  name: 'Ana Ñahui',
  email: 'ana@example.pe',
  subject: 'Tienda en línea',
  message: 'Hola:\n\nVendo <b>pan</b> & café.\r\n> en Lima',
  recaptchaToken: 'x',
};

interface StoredMail {
  kind: string;
  recipient: string;
  reply_to: string;
  subject: string;
  text: string;
  html: string;
}

forEmbeddedDatabase((databaseName, open) => {
  describe(`the contact form on ${databaseName}`, () => {
    let db: Database;
    let app: FastifyInstance;
    let woken = 0;
    before(async () => {
      db = await open();
      const services = testServices({
        agencyAddress: 'equipo@agencia.example',
        wakeMailer: () => void (woken += 1),
      });
      ({ app } = testApp({ db, services }));
    });

    const send = (given: Partial<typeof MESSAGE> = {}, to = app) =>
      to.inject({ method: 'POST', url: '/api/data/contact', payload: { ...MESSAGE, ...given } });
    const mails = () => db.query<StoredMail>('select * from app.outbox order by created_at desc');
    const lastMail = async (): Promise<StoredMail> => {
      const [mail] = await mails();
      assert.ok(mail);
      return mail;
    };

    it('mails the agency, with the visitor as reply address', async () => {
      const answer = await send();
      assert.equal(answer.statusCode, 201);
      assert.deepEqual(answer.json(), { message: '¡Mensaje enviado con éxito!' });
      assert.equal(woken, 1);
      const mail = await lastMail();
      assert.equal(mail.kind, 'contact');
      assert.equal(mail.recipient, 'equipo@agencia.example');
      assert.equal(mail.reply_to, 'ana@example.pe');
      assert.equal(mail.subject, 'Contacto web: Tienda en línea');
      for (const part of [mail.text, mail.html]) {
        assert.match(part, /Ana Ñahui \(ana@example\.pe\)/);
        assert.match(part, /Asunto: Tienda en línea/);
      }
    });

    it('mails how and on which number the visitor wants to be contacted', async () => {
      await send({ phone: '987 123 456', contactBy: 'WhatsApp' } as object);
      const { text } = await lastMail();
      assert.match(text, /Prefiere: WhatsApp\n+Teléfono: 987 123 456\n/);
      const refused = await send({ contactBy: 'paloma' } as object);
      assert.equal(refused.statusCode, 400);
      assert.match(refused.body, /Elige cómo te contactamos/);
    });

    it('quotes the message line by line, as text', async () => {
      await send();
      const { text, html } = await lastMail();
      assert.match(text, /\n> Hola:\n> \n> Vendo <b>pan<\/b> & café\.\n> > en Lima\n/);
      const breaks = String.raw`\s*<br />`;
      const lines = ['Hola:', '', 'Vendo &lt;b&gt;pan&lt;/b&gt; &amp; café.', '&gt; en Lima'];
      assert.match(html, new RegExp(lines.join(breaks)));
    });

    it('refuses lines that imitate a header or another field', async () => {
      const before = (await mails()).length;
      for (const fields of [
        { subject: 'Hola\r\nBcc: todos@example.pe' },
        { subject: 'Hola\u2028otro' },
        { name: 'Ana\nAsunto: Urgente' },
      ]) {
        const answer = await send(fields);
        assert.equal(answer.statusCode, 400);
        assert.match(answer.body, /contiene un salto de línea después de «(Hola|Ana)»/);
      }
      assert.equal((await mails()).length, before);
    });

    it('mails a subject with tabs and direction marks as plain text', async () => {
      assert.equal((await send({ subject: 'Hola\totro\u200f fin' })).statusCode, 201);
      assert.equal((await lastMail()).subject, 'Contacto web: Hola otro fin');
    });

    const links = ['<a href="https://malo.example">clic</a>', '<img src=x onerror=alert(1)>'];
    it('escapes markup in every field', async () => {
      for (const text of links) {
        await send({ name: text, subject: text, message: text });
        const { html } = await lastMail();
        assert.doesNotMatch(html, /malo\.example"|<img|<a /);
      }
    });

    const odd = [
      'a@-',
      'ana',
      'a b@example.pe',
      'ana@example.pe,luis@example.pe',
      'a@b.pe\r\nBcc: x@y.pe',
    ];
    for (const email of odd) {
      it(`refuses ${JSON.stringify(email)} as an address`, async () => {
        const { length } = await mails();
        const answer = await send({ email });
        assert.equal(answer.statusCode, 400);
        assert.equal(answer.json<{ message: string }>().message, 'Escribe un correo completo.');
        assert.equal((await mails()).length, length);
      });
    }

    it('limits a network to twenty per hour before it calls the captcha', async () => {
      let asked = 0;
      const services = testServices({
        limits: openCallLimits(db, true),
        captcha: { check: async () => void (asked += 1) },
      });
      const { app: limited } = testApp({ db, services });
      for (let turn = 0; turn < 20; turn += 1)
        assert.equal((await send({}, limited)).statusCode, 201);
      const answer = await send({}, limited);
      assert.equal(answer.statusCode, 429);
      assert.match(
        answer.json<{ message: string }>().message,
        /^Recibimos muchos mensajes .* 3 minutos/,
      );
      assert.ok(Number(answer.headers['retry-after']) > 120);
      assert.equal(asked, 20);
    });
  });
});

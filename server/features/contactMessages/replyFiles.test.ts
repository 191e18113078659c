import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { before, describe, it } from 'node:test';
import type { ContactMessageEntry } from '#contract/contactMessages.ts';
import { smtpTransport } from '../../mail/smtpTransport.ts';
import { openContactMessages, type ContactMessages } from '../../testing/contactMessages.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { BAD_FORMS, PNG, type Sent } from '../../testing/fileSamples.ts';
import { mailRound } from '../../testing/mailRound.ts';
import { startCatcher } from '../../testing/smtpCatcher.ts';

const MEGABYTE = 1024 * 1024;
const NOTES = Buffer.from('Uno, dos, ñandú');

forEmbeddedDatabase((databaseName, open) => {
  describe(`files of replies to contact messages (CONTACT-21), on ${databaseName}`, () => {
    let form: ContactMessages;
    before(async () => {
      form = await openContactMessages(await open());
    });

    const kept = async () =>
      form.db.query(
        `select (select count(*)::int from app.contact_message_entries) as entries,
                (select count(*)::int from app.outbox) as mails,
                (select count(*)::int from app.files) as files`,
      );
    const replied = async (id: string, files: readonly Sent[]) => {
      const { status, body } = await form.replyWithFiles(id, files);
      assert.equal(status, 201, JSON.stringify(body));
      return body as ContactMessageEntry;
    };

    it('reach the sender as attachments, with their names and bytes', async (t) => {
      const catcher = await startCatcher();
      t.after(() => catcher.stop());
      await mailRound(form.db, new Date(Date.now() + 60_000));
      const message = await form.written();
      await mailRound(form.db, new Date(Date.now() + 60_000));
      const large = randomBytes(3 * MEGABYTE);
      await replied(message.id, [
        ['Cotización «ñandú» 1.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), large])],
        ['notas.txt', NOTES],
      ]);
      const transport = smtpTransport(catcher.url);
      const sent = await mailRound(form.db, new Date(Date.now() + 60_000));
      for (const mail of sent) await transport.deliver(mail);
      const [mail] = catcher.mails;
      assert.equal(mail?.to?.[0]?.address, message.email);
      const [quote, notes, ...others] = mail.attachments;
      assert.deepEqual(others, []);
      assert.deepEqual(
        [quote?.filename, quote?.mimeType, notes?.filename, notes?.mimeType],
        ['Cotización «ñandú» 1.pdf', 'application/pdf', 'notas.txt', 'text/plain'],
      );
      assert.ok(
        Buffer.from(quote?.content as ArrayBuffer)
          .subarray(9)
          .equals(large),
      );
      assert.ok(Buffer.from(notes?.content as ArrayBuffer).equals(NOTES));
    });

    it('stay with the thread, where admins download them and nobody else', async () => {
      const message = await form.written();
      const entry = await replied(message.id, [['captura.png', PNG]]);
      const { entries } = await form.pageOf(message.id);
      assert.deepEqual(entries, [entry]);
      const [file] = entry.files ?? [];
      assert.deepEqual(
        [file?.name, file?.type, file?.size],
        ['captura.png', 'image/png', PNG.length],
      );
      assert.deepEqual(await form.download(file?.id ?? ''), PNG);
      const { client, ticketManager, projectManager, copywriter } = form.cast;
      for (const who of [client, ticketManager, projectManager, copywriter]) {
        assert.equal(await form.download(file?.id ?? '', who), 404);
      }
    });

    it('of more than 10 MB together are refused, and nothing is kept or mailed', async () => {
      const message = await form.written();
      const before = await kept();
      const half = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * MEGABYTE)]);
      assert.deepEqual(
        await form.replyWithFiles(message.id, [
          ['uno.pdf', half],
          ['dos.pdf', half],
        ]),
        {
          status: 413,
          body: { message: 'Los archivos de un correo pueden pesar hasta 10 MB en total.' },
        },
      );
      assert.deepEqual(await kept(), before);
      assert.equal((await form.pageOf(message.id)).message.status, 'nuevo');
    });

    it('are refused as those of a ticket’s message are', async () => {
      const message = await form.written();
      const before = await kept();
      for (const [what, files, status] of BAD_FORMS) {
        assert.equal((await form.replyWithFiles(message.id, files)).status, status, what);
      }
      assert.deepEqual(await kept(), before);
    });

    it('are nobody’s to send but an admin’s', async () => {
      const message = await form.written();
      const { ticketManager: who } = form.cast;
      const { status } = await form.replyWithFiles(message.id, [['a.txt', NOTES]], { who });
      assert.equal(status, 403);
    });

    it('go with their message', async () => {
      const message = await form.written();
      const [file] = (await replied(message.id, [['a.txt', NOTES]])).files ?? [];
      await form.db.query('delete from app.contact_messages where id = $1', [message.id]);
      assert.deepEqual(
        await form.db.query('select id from app.files where id = $1', [file?.id]),
        [],
      );
    });
  });
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import type { History } from '#contract/history.ts';
import type { Project } from '#contract/projects.ts';
import { smtpTransport } from '../../mail/smtpTransport.ts';
import { addPerson } from '../../testing/company.ts';
import { openContactMessages, type ContactMessages } from '../../testing/contactMessages.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { excelSheet } from '../../testing/excelSheet.ts';
import { mailRound } from '../../testing/mailRound.ts';
import { startCatcher } from '../../testing/smtpCatcher.ts';

forEmbeddedDatabase((databaseName, open) => {
  describe(`messages in the panel on ${databaseName}`, () => {
    let form: ContactMessages;
    before(async () => {
      form = await openContactMessages(await open());
    });

    it('are filtered by status and by who takes care of them', async () => {
      const tag = randomUUID();
      const message = await form.written({ name: tag });
      await form.written({ name: tag });
      await form.change(message.id, { status: 'perdido', assigneeId: form.cast.admin });
      const found = async (query: Record<string, string>) =>
        (await form.list({ search: tag, ...query })).rows.map(({ status }) => status);
      assert.deepEqual(await found({ status: 'perdido' }), ['perdido']);
      assert.deepEqual(await found({ assigned_to: form.cast.admin }), ['perdido']);
      assert.deepEqual(await found({ assigned_to: 'none' }), ['nuevo']);
    });

    it('are handled by admins only', async () => {
      const { id } = await form.written();
      for (const assigneeId of [form.cast.ticketManager, form.cast.client, randomUUID()]) {
        assert.deepEqual(await form.call('updateContactMessage', { id, body: { assigneeId } }), {
          status: 422,
          body: { message: 'Elige a alguien de administración.' },
        });
      }
      const { assignee } = await form.change(id, { assigneeId: form.cast.admin });
      assert.deepEqual(assignee, { id: form.cast.admin, full_name: 'admin' });
      assert.equal((await form.change(id, { status: 'perdido' })).assignee?.id, form.cast.admin);
      assert.equal((await form.change(id, { assigneeId: null })).assignee, null);
      assert.equal((await form.call('updateContactMessage', { id, body: {} })).status, 400);
    });

    it('are handed back by who is no admin any more', async () => {
      const id = randomUUID();
      await addPerson(form.db, id, 'suplente', 'admin');
      const message = await form.written();
      await form.change(message.id, { assigneeId: id });
      await form.db.query('update app.profiles set role_id = 1 where id = $1', [id]);
      assert.equal((await form.pageOf(message.id)).message.assignee, null);
    });

    it('become a conversation by a reply, which is mailed as text to the sender', async () => {
      const message = await form.written({ subject: `Hola\tBcc: x@y.pe` });
      const entry = await form.reply(message.id, 'Claro:\n<img src=x onerror=alert(1)>');
      assert.equal(entry.kind, 'reply');
      assert.deepEqual(entry.author, { id: form.cast.admin, full_name: 'admin' });
      const page = await form.pageOf(message.id);
      assert.equal(page.message.status, 'en conversación');
      assert.equal(page.message.assignee?.id, form.cast.admin);
      assert.deepEqual(page.entries, [entry]);
      const [mail] = await form.db.query<Record<string, string>>(
        'select * from app.outbox where id = $1',
        [entry.id],
      );
      assert.ok(mail);
      assert.deepEqual(
        [mail.recipient, mail.reply_to, mail.subject],
        [message.email, 'equipo@agencia.example', 'Re: Hola Bcc: x@y.pe'],
      );
      assert.match(mail.text ?? '', /> Claro:\n> <img src=x/);
      assert.match(mail.html ?? '', /&lt;img src=x/);
      assert.doesNotMatch(mail.html ?? '', /<img/);
    });

    it('keep status and assignee that a reply finds', async () => {
      const id = randomUUID();
      await addPerson(form.db, id, 'otra', 'admin');
      const message = await form.written();
      await form.change(message.id, { status: 'ganado', assigneeId: id });
      await form.reply(message.id, 'Ya empezamos.');
      const { message: after } = await form.pageOf(message.id);
      assert.deepEqual([after.status, after.assignee?.id], ['ganado', id]);
    });

    it('and their replies are one thread for a mail program', async (t) => {
      const catcher = await startCatcher();
      t.after(() => catcher.stop());
      await mailRound(form.db, new Date(Date.now() + 60_000));
      const message = await form.written();
      const first = await form.reply(message.id, 'Hola');
      const second = await form.reply(message.id, '¿Sigues ahí?');
      const transport = smtpTransport(catcher.url);
      const sent = await mailRound(form.db, new Date(Date.now() + 60_000));
      for (const mail of sent) await transport.deliver(mail);
      const [asked, ...replies] = catcher.mails;
      const idOf = (id: string) => `<${id}@tramayo.pe>`;
      assert.equal(asked?.messageId, idOf(message.id));
      assert.equal(asked.references, undefined);
      assert.deepEqual(
        replies.map(({ messageId, inReplyTo, references }) => [messageId, inReplyTo, references]),
        [
          [idOf(first.id), idOf(message.id), idOf(message.id)],
          [idOf(second.id), idOf(first.id), `${idOf(message.id)} ${idOf(first.id)}`],
        ],
      );
    });

    it('count in the summary while they are new', async () => {
      const count = async () =>
        ((await form.call('getSummary')).body as { newMessages: number }).newMessages;
      const earlier = await count();
      const message = await form.written();
      assert.equal(await count(), earlier + 1);
      await form.reply(message.id, 'Hola');
      assert.equal(await count(), earlier);
    });

    it('have notes, which are not mailed', async () => {
      const message = await form.written();
      const [earlier] = await form.db.query('select count(*) from app.outbox');
      const { status, body } = await form.call('noteOnContactMessage', {
        id: message.id,
        body: { body: 'Llamar el lunes.' },
      });
      assert.equal(status, 201);
      const page = await form.pageOf(message.id);
      assert.deepEqual(page.entries, [body]);
      assert.deepEqual([page.message.status, page.message.assignee], ['nuevo', null]);
      assert.deepEqual(await form.db.query('select count(*) from app.outbox'), [earlier]);
    });

    it('that do not exist are told so', async () => {
      const id = randomUUID();
      for (const [name, body] of [
        ['updateContactMessage', { status: 'perdido' }],
        ['replyToContactMessage', { body: 'Hola' }],
        ['noteOnContactMessage', { body: 'Hola' }],
      ] as const) {
        assert.deepEqual(await form.call(name, { id, body }), {
          status: 404,
          body: { message: 'Ese mensaje no existe.' },
        });
      }
    });

    it('have a history, which keeps nothing that the visitor wrote', async () => {
      const message = await form.written();
      await form.reply(message.id, 'Hola');
      const { body } = await form.call('getHistory', {
        query: { object: `message:${message.id}` },
      });
      assert.deepEqual(
        (body as History).rows.map(({ field, from, to }) => [field, from, to]),
        [
          ['assigned_to', null, 'admin'],
          ['status', 'nuevo', 'en conversación'],
          [null, null, 'nuevo'],
        ],
      );
    });

    it('are won by a project', async () => {
      const message = await form.written();
      const made = await form.call('createProject', {
        body: { name: 'Tienda', user_id: form.cast.client, service_id: 1, messageId: message.id },
      });
      const page = await form.pageOf(message.id);
      assert.deepEqual(
        [page.message.status, page.message.project],
        ['ganado', { id: (made.body as Project).id, name: 'Tienda' }],
      );
    });

    it('come as an export, without formulas', async () => {
      const tag = randomUUID();
      const message = await form.written({ name: tag, subject: '=HYPERLINK("x")' });
      await form.reply(message.id, '+51 987 654 321');
      const answer = await form.exported('messages.xlsx', { search: tag });
      const [row] = excelSheet(answer.rawPayload).rows;
      assert.deepEqual(
        [row?.Nombre, row?.Asunto, row?.Estado, row?.['A cargo']],
        [tag, '=HYPERLINK("x")', 'en conversación', 'admin'].map((t) => ({ t })),
      );
      const entries = row?.['Respuestas y notas'];
      assert.match(entries && 't' in entries ? entries.t : '', /, admin: \+51 987 654 321$/);
    });
  });
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import type { ContactMessage } from '#contract/contactMessages.ts';
import { openContactMessages, type ContactMessages } from '../../testing/contactMessages.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { excelSheet } from '../../testing/excelSheet.ts';

const CALL = {
  name: 'Rosa Quispe',
  phone: '987 654 321',
  subject: 'Una tienda',
  message: 'Llamó y pide precio.',
  channel: 'teléfono',
};

forEmbeddedDatabase((databaseName, open) => {
  describe(`messages that admins write down (CONTACT-20), on ${databaseName}`, () => {
    let form: ContactMessages;
    before(async () => {
      form = await openContactMessages(await open());
    });

    const log = async (more: object = {}) =>
      form.call('createContactMessage', { body: { ...CALL, ...more } });
    const logged = async (more: object = {}) => {
      const { status, body } = await log(more);
      assert.equal(status, 201, JSON.stringify(body));
      return body as ContactMessage;
    };

    for (const channel of ['teléfono', 'WhatsApp', 'correo', 'en persona']) {
      it(`that came by ${channel} are new, say so, and nobody is mailed`, async () => {
        const message = await logged({ channel });
        const { status, email, phone, contactBy, account, fromSameAddress } = message;
        assert.deepEqual(
          [message.channel, status, email, phone, contactBy, account, fromSameAddress],
          [channel, 'nuevo', null, '987 654 321', null, null, 1],
        );
        assert.deepEqual((await form.pageOf(message.id)).message, message);
        const mails = await form.db.query('select id from app.outbox where id = $1', [message.id]);
        assert.deepEqual(mails, []);
      });
    }

    it('of the form have no channel', async () => {
      assert.equal((await form.written()).channel, null);
    });

    it('have the account whose confirmed address they name, and are found by their number', async () => {
      const [client] = await form.db.query<{ email: string }>(
        `update auth.users set email_confirmed_at = now() where id = $1 returning email`,
        [form.cast.client],
      );
      const tag = randomUUID();
      const email = client?.email.toUpperCase() ?? '';
      const message = await logged({ name: tag, email, phone: '+51 912 000 333' });
      assert.equal(message.account?.id, form.cast.client);
      const found = await form.list({ search: '912000333' });
      assert.deepEqual(
        found.rows.map(({ name }) => name),
        [tag],
      );
    });

    it('come in the order of addresses with the others', async () => {
      await logged();
      await form.written();
      const { rows } = await form.list({ sort: 'email', order: 'asc', limit: '100' });
      const emails = rows.map(({ email }) => (email ?? '').toLowerCase());
      assert.deepEqual(emails, [...emails].sort());
      assert.equal(emails[0], '');
    });

    it('without an address cannot be answered by mail, but noted on', async () => {
      const { id } = await logged();
      const body = { body: 'Cuesta S/ 900.' };
      assert.deepEqual(await form.call('replyToContactMessage', { id, body }), {
        status: 422,
        body: {
          message:
            'Este mensaje no tiene correo: deja una nota, o escribe por WhatsApp si hay un número.',
        },
      });
      assert.deepEqual((await form.pageOf(id)).entries, []);
      assert.equal((await form.call('noteOnContactMessage', { id, body })).status, 201);
    });

    it('with one are answered in a thread that begins with the reply', async () => {
      const { id } = await logged({ email: 'rosa@example.pe', channel: 'en persona' });
      const first = await form.reply(id, 'Te escribo como quedamos.');
      const second = await form.reply(id, 'Va el precio.');
      const mails = await form.db.query<{ id: string; earlier: string[]; recipient: string }>(
        'select id, earlier, recipient from app.outbox where id = any ($1::uuid[]) order by created_at',
        [[first.id, second.id]],
      );
      assert.deepEqual(mails, [
        { id: first.id, earlier: [], recipient: 'rosa@example.pe' },
        { id: second.id, earlier: [first.id], recipient: 'rosa@example.pe' },
      ]);
    });

    const refused: [object, string][] = [
      [{ name: ' ' }, 'Falta el nombre.'],
      [{ subject: '' }, 'Falta el asunto.'],
      [{ message: '\n' }, 'Falta el mensaje.'],
      [{ channel: 'web' }, 'Elige por dónde llegó.'],
      [{ channel: undefined }, 'Elige por dónde llegó.'],
      [{ email: 'rosa@' }, 'Escribe un correo completo.'],
      [{ phone: '9'.repeat(31) }, 'El teléfono admite hasta 30 caracteres; tiene 31.'],
      [{ status: 'ganado' }, 'Hay campos que no se admiten: status.'],
    ];
    for (const [change, message] of refused) {
      it(`are not kept with ${JSON.stringify(change).slice(0, 40)}`, async () => {
        const { total } = await form.list({});
        assert.deepEqual(await log(change), { status: 400, body: { message } });
        assert.equal((await form.list({})).total, total);
      });
    }

    it('without mail and phone are kept: somebody came by', async () => {
      const message = await logged({ phone: '', channel: 'en persona' });
      assert.deepEqual([message.email, message.phone], [null, null]);
    });

    it('say their channel in the Excel file', async () => {
      const tag = randomUUID();
      await logged({ name: tag, channel: 'WhatsApp' });
      await form.written({ name: tag });
      const file = await form.exported('messages.xlsx', { search: tag });
      assert.deepEqual(
        excelSheet(file.rawPayload).rows.map(({ Canal }) => Canal),
        ['Formulario web', 'WhatsApp'].map((t) => ({ t })),
      );
    });
  });
});

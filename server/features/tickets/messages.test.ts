import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { Ticket, TicketEntry, TicketPage } from '#contract/tickets.ts';
import type { CastName } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

const NO_TICKET = { message: 'Ese ticket no existe.' };

forEmbeddedDatabase((databaseName, open) => {
  describe(`what is written on a ticket, on ${databaseName}`, () => {
    let api: Api;

    before(async () => {
      api = await openApi(await open());
    });

    const raise = async (who: CastName = 'client', more: object = {}) => {
      const body = { subject: 'No carga', description: 'Desde ayer.', ...more };
      return Ticket.parse((await api.call(who, 'createTicket', { body })).body).id;
    };
    const page = async (who: CastName, id: string) =>
      TicketPage.parse((await api.call(who, 'getTicket', { id })).body);
    const write = (who: CastName, id: string, body: object) =>
      api.call(who, 'replyToTicket', { id, body });
    const say = async (who: CastName, id: string, body: string, internal?: boolean) => {
      const sent = { body, ...(internal !== undefined && { internal }) };
      const answer = await write(who, id, sent);
      assert.equal(answer.status, 201, JSON.stringify(answer.body));
      return TicketEntry.parse(answer.body);
    };
    const refused: [object, string][] = [
      [{}, 'Falta el mensaje.'],
      [{ body: ' \n' }, 'Falta el mensaje.'],
      [{ body: 'a'.repeat(20_001) }, 'El mensaje admite hasta 20000 caracteres; tiene 20001.'],
      [{ body: 'a\0' }, 'El mensaje contiene un carácter no permitido después de «a». Bórralo.'],
      [{ body: 'a', internal: 'sí' }, 'Di con true o false si la nota es interna.'],
      [{ body: 'a', author_id: randomUUID() }, 'Hay campos que no se admiten: author_id.'],
    ];
    for (const [body, message] of refused) {
      it(`takes no ${JSON.stringify(body).slice(0, 40)}`, async () => {
        const id = await raise();
        assert.deepEqual(await write('client', id, body), { status: 400, body: { message } });
      });
    }

    it('takes 20,000 characters, markup and all, as they are', async () => {
      const id = await raise();
      const body = `<img src=x onerror=alert(1)> {cliente} ñ 💥 ${'á'.repeat(19_950)}`;
      const entry = await say('client', id, body);
      assert.equal(entry.kind === 'message' && entry.body, body);
    });

    it('sent twice under one key is written once', async () => {
      const id = await raise();
      const sent = { id, body: { body: 'Una vez' }, key: randomUUID() };
      const answers = await Promise.all(
        [1, 2, 3].map(() => api.call('client', 'replyToTicket', sent)),
      );
      assert.deepEqual(
        answers.map(({ status }) => status),
        [201, 201, 201],
      );
      assert.equal((await page('client', id)).entries.length, 1);
    });

    it('a ticket that went meanwhile is a 404, and nothing is written', async () => {
      const id = await raise();
      await api.db.query('delete from app.tickets where id = $1', [id]);
      assert.deepEqual(await write('client', id, { body: 'Hola' }), {
        status: 404,
        body: NO_TICKET,
      });
    });
  });
});

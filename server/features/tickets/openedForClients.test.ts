import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { Notices } from '#contract/notices.ts';
import { Ticket, TicketClients, TicketPage } from '#contract/tickets.ts';
import { addPerson, type CastName } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

const ASKED = { subject: 'Llamó por el dominio', description: 'Vence el viernes.' };
const FORBIDDEN = { message: 'No tienes permiso para hacer esto.' };

forEmbeddedDatabase((databaseName, open) => {
  describe(`tickets that staff open for a client (TICKET-29), on ${databaseName}`, () => {
    let api: Api;
    let own: string;
    let foreign: string;

    before(async () => {
      api = await openApi(await open());
      const projectOf = async (client: string, name: string) => {
        const [row] = await api.db.query<{ id: string }>(
          'insert into app.projects (name, client_id, service_id) values ($1, $2, 1) returning id',
          [name, client],
        );
        return row?.id ?? '';
      };
      own = await projectOf(api.cast.client, 'Dominio nuevo');
      foreign = await projectOf(api.cast.otherClient, 'De otro');
      await api.db.query(`update app.client_details set phone = '987 654 321' where id = $1`, [
        api.cast.client,
      ]);
    });

    const openFor = (who: CastName, more: object = {}) =>
      api.call(who, 'createTicket', { body: { ...ASKED, user_id: api.cast.client, ...more } });
    const pageOf = async (who: CastName, id: string) =>
      TicketPage.parse((await api.call(who, 'getTicket', { id })).body);
    const noticesOf = async (who: CastName, id: string) =>
      Notices.parse((await api.call(who, 'listNotices')).body)
        .notices.filter(({ href }) => href === `#/support/${id}`)
        .map(({ title }) => title);

    for (const who of ['ticketManager', 'admin'] as const) {
      it(`${who} opens one, which is the client's and says who opened it`, async () => {
        const answer = await openFor(who, { project_id: own });
        assert.equal(answer.status, 201, JSON.stringify(answer.body));
        const { id, userName, status } = Ticket.parse(answer.body);
        assert.deepEqual({ userName, status }, { userName: 'client', status: 'Abierto' });
        const { ticket } = await pageOf('client', id);
        const opener = { id: api.cast[who], full_name: who };
        assert.deepEqual(ticket.openedBy, opener);
        const body = { userId: api.cast.copywriter };
        assert.equal((await api.call(who, 'assignTicket', { id, body })).status, 200);
        assert.deepEqual((await pageOf('copywriter', id)).ticket.openedBy, opener);
        assert.deepEqual(ticket.project, { id: own, name: 'Dominio nuevo' });
        assert.equal((await api.call('otherClient', 'getTicket', { id })).status, 404);
        const closed = await api.call('client', 'closeTicket', { id });
        assert.equal(closed.status, 200);
      });
    }

    it('tells its client by notice and mail, ticket managers and the agency, and not who opened it', async () => {
      const { id } = Ticket.parse((await openFor('admin')).body);
      assert.deepEqual(await noticesOf('client', id), [
        'admin abrió un ticket en tu nombre: Llamó por el dominio',
      ]);
      assert.deepEqual(await noticesOf('ticketManager', id), [
        'admin abrió un ticket en nombre de client: Llamó por el dominio',
      ]);
      assert.deepEqual(await noticesOf('admin', id), []);
      const mails = await api.db.query<{ recipient: string; text: string }>(
        'select recipient, text from app.outbox where ticket_id = $1',
        [id],
      );
      const toClient = mails.find(({ text }) =>
        text.includes('admin abrió el ticket en tu nombre el '),
      );
      assert.match(toClient?.text ?? '', /Vence el viernes\./);
      assert.equal(mails.filter(({ text }) => text.includes('en nombre de client el ')).length, 2);
    });

    it('are refused to others, and to ticket managers without a client', async () => {
      for (const who of ['client', 'projectManager', 'copywriter'] as const) {
        const to = who === 'client' ? api.cast.otherClient : api.cast.client;
        assert.deepEqual(await openFor(who, { user_id: to }), { status: 403, body: FORBIDDEN });
      }
      assert.deepEqual(await api.call('ticketManager', 'createTicket', { body: ASKED }), {
        status: 403,
        body: FORBIDDEN,
      });
    });

    it('are refused for who is no active client, and about a project that is not theirs', async () => {
      const notActive = randomUUID();
      await addPerson(api.db, notActive, 'Antigua', 'client');
      await api.db.query('update app.profiles set deactivated_at = now() where id = $1', [
        notActive,
      ]);
      for (const user_id of [api.cast.copywriter, api.cast.admin, randomUUID(), notActive]) {
        assert.deepEqual(await openFor('ticketManager', { user_id }), {
          status: 422,
          body: { message: 'Elige a un cliente activo.' },
        });
      }
      for (const project_id of [foreign, randomUUID()]) {
        assert.deepEqual(await openFor('admin', { project_id }), {
          status: 422,
          body: {
            message: 'Ese proyecto no es de este cliente, o está archivado. Elige otro.',
          },
        });
      }
    });

    it('have the client’s phone for who answers tickets, not for the client', async () => {
      const { id } = Ticket.parse((await openFor('ticketManager')).body);
      for (const who of ['ticketManager', 'admin'] as const) {
        assert.equal((await pageOf(who, id)).ticket.clientPhone, '987 654 321');
      }
      assert.equal('clientPhone' in (await pageOf('client', id)).ticket, false);
    });

    it('find their client by name, company or e-mail, with the projects that are not archived', async () => {
      await api.db.query(`update app.client_details set company = 'Bodega Ñandú' where id = $1`, [
        api.cast.client,
      ]);
      const archived = `insert into app.projects (name, client_id, service_id, archived_at)
                        values ('Viejo', $1, 1, now())`;
      await api.db.query(archived, [api.cast.client]);
      const find = async (who: CastName, q?: string) =>
        TicketClients.parse(
          (await api.call(who, 'listTicketClients', { query: q === undefined ? {} : { q } })).body,
        ).people;
      const found = await find('ticketManager', 'nandu bodega');
      assert.deepEqual(
        found.map(({ id, full_name }) => ({ id, full_name })),
        [{ id: api.cast.client, full_name: 'client' }],
      );
      const names = found[0]?.projects.map(({ name }) => name) ?? [];
      assert.ok(names.includes('Dominio nuevo') && !names.includes('Viejo'), names.join());
      assert.deepEqual(await find('admin', 'nadie se llama así'), []);
      const all = (await find('admin')).map(({ id }) => id);
      assert.ok(all.includes(api.cast.otherClient) && !all.includes(api.cast.copywriter));
    });
  });
});

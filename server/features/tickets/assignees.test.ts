import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { Ticket, TicketPage } from '#contract/tickets.ts';
import { asUser } from '../../db/rights.ts';
import { INSUFFICIENT_PRIVILEGE, sqlStateOf } from '../../db/sqlState.ts';
import { addPerson, type CastName } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

const claimsFor = (person: string) => ({ sub: person, role: 'authenticated' }) as const;

forEmbeddedDatabase((databaseName, open) => {
  describe(`a ticket and who is in charge of it, on ${databaseName}`, () => {
    let api: Api;

    before(async () => {
      api = await openApi(await open());
    });

    const raise = async () => {
      const body = { subject: 'No carga', description: 'Desde ayer.' };
      return Ticket.parse((await api.call('client', 'createTicket', { body })).body).id;
    };
    const page = async (who: CastName, id: string) =>
      TicketPage.parse((await api.call(who, 'getTicket', { id })).body);

    it('is handed back, and says so, when who is in charge leaves the staff', async () => {
      const userId = api.cast.copywriter;
      const asAdmin = (role: number) =>
        asUser(api.db, claimsFor(api.cast.admin), (tx) =>
          tx.query('update app.profiles set role_id = $2 where id = $1', [userId, role]),
        );
      await asAdmin(3);
      const id = await raise();
      const body = { userId };
      assert.equal((await api.call('ticketManager', 'assignTicket', { id, body })).status, 200);
      for (const role of [4, 5, 2]) {
        await asAdmin(role);
        assert.equal((await page('admin', id)).ticket.assigned_to?.id, userId, `role ${role}`);
      }
      await asAdmin(1);
      const handed = await page('client', id);
      assert.equal(handed.ticket.assigned_to, null);
      const last = handed.entries.at(-1);
      assert.deepEqual(last?.kind === 'assignment' && [last.author.full_name, last.assignee], [
        'admin',
        null,
      ]);
      await asAdmin(5);
      const history = await api.call('admin', 'getHistory', { query: { object: `ticket:${id}` } });
      assert.match(
        JSON.stringify(history.body),
        /"field":"assigned_to","from":"copywriter","to":null/,
      );
    });

    it('is handed back by an admin who leaves the staff', async () => {
      // The last admin could not.
      await addPerson(api.db, randomUUID(), 'suplente', 'admin');
      const userId = api.cast.admin;
      const id = await raise();
      await api.call('ticketManager', 'assignTicket', { id, body: { userId } });
      await asUser(api.db, claimsFor(userId), (tx) =>
        tx.query('update app.profiles set role_id = 1 where id = $1', [userId]),
      );
      assert.equal((await page('client', id)).ticket.assigned_to, null);
      await api.db.query('update app.profiles set role_id = 4 where id = $1', [userId]);
    });

    it('tells nobody but who answers tickets who may be in charge', async () => {
      const asks = (who: CastName) =>
        asUser(api.db, claimsFor(api.cast[who]), (tx) =>
          tx.query('select app.lock_assignee($1) as fits', [api.cast.ticketManager]),
        );
      for (const who of ['client', 'projectManager', 'copywriter'] as const) {
        await assert.rejects(asks(who), (error) => sqlStateOf(error) === INSUFFICIENT_PRIVILEGE);
      }
      for (const who of ['ticketManager', 'admin'] as const) {
        assert.deepEqual(await asks(who), [{ fits: true }]);
      }
    });
  });
});

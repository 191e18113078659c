import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { pageOf } from '#contract/lists.ts';
import { Ticket } from '#contract/tickets.ts';
import type { CastName } from '../../testing/company.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

const Page = pageOf(Ticket);

forEachDatabase((databaseName, open) => {
  describe(`rows of tickets in pages, on ${databaseName}`, () => {
    let api: Api;
    let project: { id: string; name: string };

    before(async () => {
      api = await openApi(await open());
      const [own] = await api.db.query<typeof project>(
        'select id, name from app.projects where client_id = $1',
        [api.cast.client],
      );
      project = own ?? assert.fail();
    });

    const raise = async (more: object = {}) => {
      const body = { subject: 'No carga', description: 'Desde ayer.', ...more };
      return Ticket.parse((await api.call('client', 'createTicket', { body })).body).id;
    };
    const say = async (who: CastName, id: string, body: object) => {
      const { status } = await api.call(who, 'replyToTicket', { id, body });
      assert.equal(status, 201);
    };
    const rowFor = async (who: CastName, id: string) => {
      const { rows } = Page.parse((await api.call(who, 'pageTickets')).body);
      return rows.find((row) => row.id === id) ?? assert.fail();
    };
    /** Who wrote last, and whether it waits for the agency. */
    const turn = async (who: CastName, id: string) => {
      const { lastMessage, waitingSince } = await rowFor(who, id);
      return [lastMessage?.author ?? null, typeof waitingSince === 'string'];
    };

    it('have the newest message, the agency’s or one’s own, and whose turn it is', async () => {
      const id = await raise();
      assert.equal((await rowFor('client', id)).lastMessage, null);
      assert.deepEqual(await turn('client', id), [null, true]);
      await say('ticketManager', id, { body: '¿Desde qué red?' });
      const staff = { full_name: 'ticketManager', staff: true };
      assert.deepEqual(await turn('client', id), [staff, false]);
      await say('client', id, { body: 'Desde casa.' });
      assert.deepEqual(await turn('client', id), [{ full_name: 'client', staff: false }, true]);
      const { at } = (await rowFor('client', id)).lastMessage ?? assert.fail();
      assert.ok(Date.now() - Date.parse(at) < 60_000);
    });

    it('never tell of an internal note', async () => {
      const id = await raise();
      await say('admin', id, { body: 'Es su router.', internal: true });
      for (const who of ['client', 'ticketManager', 'admin'] as const) {
        assert.deepEqual(await turn(who, id), [null, true], who);
      }
      await say('ticketManager', id, { body: '¿Desde qué red?' });
      await say('admin', id, { body: 'Que reinicie.', internal: true });
      const staff = { full_name: 'ticketManager', staff: true };
      for (const who of ['client', 'ticketManager', 'admin'] as const) {
        assert.deepEqual(await turn(who, id), [staff, false], who);
      }
    });

    it('have the project for those who may see it', async () => {
      assert.equal((await rowFor('client', await raise())).project, null);
      const id = await raise({ project_id: project.id });
      const setClient = (client: string) =>
        api.db.query('update app.projects set client_id = $2 where id = $1', [project.id, client]);
      assert.deepEqual((await rowFor('client', id)).project, project);
      assert.deepEqual((await rowFor('admin', id)).project, project);
      assert.equal((await rowFor('ticketManager', id)).project, null);
      await setClient(api.cast.otherClient);
      assert.equal((await rowFor('client', id)).project, null);
      await setClient(api.cast.client);
    });
  });
});

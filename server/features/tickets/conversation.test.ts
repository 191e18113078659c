import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { Ticket, TicketDetail, TicketEntry, TicketPage } from '#contract/tickets.ts';
import { addPerson, type CastName } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

const NO_TICKET = { message: 'Ese ticket no existe.' };

forEmbeddedDatabase((databaseName, open) => {
  describe(`a ticket’s conversation, on ${databaseName}`, () => {
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
    /** Kinds and what each says, in order. */
    const thread = ({ entries }: TicketPage) =>
      entries.map((entry) => {
        const { kind, author } = entry;
        const what =
          kind === 'status'
            ? entry.status
            : kind === 'assignment'
              ? (entry.assignee?.full_name ?? null)
              : entry.body;
        return [kind, author.full_name, author.staff, what];
      });

    it('holds messages, notes, statuses and assignments in the order of time', async () => {
      const id = await raise();
      await say('ticketManager', id, '¿Desde qué red?');
      await say('ticketManager', id, 'Parece su router', true);
      const userId = api.cast.ticketManager;
      await api.call('admin', 'assignTicket', { id, body: { userId } });
      await api.call('ticketManager', 'updateTicket', { id, body: { status: 'En Progreso' } });
      await say('client', id, 'Desde casa');
      await api.call('client', 'closeTicket', { id });

      const all = [
        ['message', 'ticketManager', true, '¿Desde qué red?'],
        ['note', 'ticketManager', true, 'Parece su router'],
        ['assignment', 'admin', true, 'ticketManager'],
        ['status', 'ticketManager', true, 'En Progreso'],
        ['message', 'client', false, 'Desde casa'],
        ['status', 'client', false, 'Cerrado'],
      ];
      for (const who of ['ticketManager', 'admin'] as const) {
        assert.deepEqual(thread(await page(who, id)), all);
      }
      const seen = await page('client', id);
      assert.deepEqual(
        thread(seen),
        all.filter(([kind]) => kind !== 'note'),
      );
      assert.ok(!JSON.stringify(seen).includes('router'));
      assert.deepEqual(seen.ticket.assigned_to, { id: userId, full_name: 'ticketManager' });
      assert.equal(seen.ticket.status, 'Cerrado');
      const moments = seen.entries.map(({ at }) => at);
      assert.deepEqual(moments, moments.toSorted());
    });

    it('does not exist for those who do not see the ticket, whatever they try', async () => {
      const id = await raise();
      const before = await page('admin', id);
      for (const who of ['otherClient', 'projectManager', 'copywriter'] as const) {
        assert.equal((await api.call(who, 'getTicket', { id })).status, 404);
        const calls = [
          write(who, id, { body: 'Hola' }),
          write(who, id, { body: 'Hola', internal: true }),
          api.call(who, 'closeTicket', { id }),
          api.call(who, 'reopenTicket', { id }),
        ];
        for (const { status, body } of await Promise.all(calls)) {
          assert.deepEqual({ status, body }, { status: 404, body: NO_TICKET });
        }
        const body = { userId: null };
        assert.equal((await api.call(who, 'assignTicket', { id, body })).status, 403);
      }
      assert.deepEqual(await page('admin', id), before);
    });

    it('a note is not a client’s to write', async () => {
      const id = await raise();
      assert.deepEqual(await write('client', id, { body: 'Hola', internal: true }), {
        status: 403,
        body: { message: 'No tienes permiso para hacer esto.' },
      });
      assert.deepEqual((await page('admin', id)).entries, []);
    });

    it('a note leaves no trace for the client: no notice, no mail, no count, no clock', async () => {
      const id = await raise();
      const listed = async () => (await api.call('client', 'pageTickets')).body;
      const told = async () => (await api.call('client', 'listNotices')).body;
      const before = [await page('client', id), await listed(), await told()];
      const mails = async () =>
        api.db.query(
          `select text from app.outbox where recipient = (select email from auth.users where id = $1)`,
          [api.cast.client],
        );
      const had = await mails();
      await say('ticketManager', id, 'Secreto de casa', true);
      assert.deepEqual([await page('client', id), await listed(), await told()], before);
      assert.deepEqual(await mails(), had);
      const file = await api.call('admin', 'getHistory', { query: { object: `ticket:${id}` } });
      assert.ok(!JSON.stringify(file.body).includes('Secreto'));
    });

    it('a message of its client reopens a closed ticket; the agency’s does not', async () => {
      const id = await raise();
      await api.call('ticketManager', 'updateTicket', { id, body: { status: 'Cerrado' } });
      await say('ticketManager', id, 'Quedó listo');
      assert.equal((await page('client', id)).ticket.status, 'Cerrado');
      await say('client', id, 'Volvió a fallar');
      const reopened = await page('client', id);
      assert.equal(reopened.ticket.status, 'Abierto');
      assert.deepEqual(thread(reopened).slice(-2), [
        ['message', 'client', false, 'Volvió a fallar'],
        ['status', 'client', false, 'Abierto'],
      ]);
    });

    it('waits from its creation until the agency answers, and again from the client’s next message', async () => {
      const id = await raise();
      const times = async () => {
        const { waitingSince, firstResponseAt, createdAt } = (await page('client', id)).ticket;
        return { waitingSince, firstResponseAt, createdAt };
      };
      const first = await times();
      assert.deepEqual([first.waitingSince, first.firstResponseAt], [first.createdAt, null]);
      await say('client', id, '¿Hay alguien?');
      assert.deepEqual(await times(), first);
      const answer = await say('ticketManager', id, 'Aquí estamos');
      const answered = await times();
      assert.deepEqual([answered.waitingSince, answered.firstResponseAt], [null, answer.at]);
      const again = await say('client', id, 'Gracias, ¿y ahora?');
      await say('client', id, '¿Y?');
      assert.equal((await times()).waitingSince, again.at);
      await api.call('client', 'closeTicket', { id });
      assert.equal((await times()).waitingSince, null);
      await api.call('ticketManager', 'reopenTicket', { id });
      const reopened = await times();
      // Staff who undo a closing do not send the ticket to the end of the queue.
      assert.equal(reopened.waitingSince, again.at);
      assert.equal(reopened.firstResponseAt, answer.at);
    });

    it('closing what is closed and reopening what is open changes nothing', async () => {
      const id = await raise();
      for (const name of ['closeTicket', 'closeTicket', 'reopenTicket', 'reopenTicket'] as const) {
        const { status, body } = await api.call('client', name, { id });
        assert.equal(status, 200);
        const expected = name === 'closeTicket' ? 'Cerrado' : 'Abierto';
        assert.equal(TicketDetail.parse(body).status, expected);
      }
      assert.deepEqual(
        (await page('client', id)).entries.map(({ kind }) => kind),
        ['status', 'status'],
      );
    });

    it('is about a project that its author sees, whose name who answers reads', async () => {
      const [project] = await api.db.query<{ id: string }>(
        'select id from app.projects where client_id = $1',
        [api.cast.client],
      );
      const id = await raise('client', { project_id: project?.id });
      for (const who of ['client', 'ticketManager'] as const) {
        assert.deepEqual((await page(who, id)).ticket.project, {
          id: project?.id,
          name: 'Tienda',
        });
      }
      const sent = { subject: 'a', description: 'b' };
      for (const project_id of [randomUUID(), project?.id]) {
        const body = { ...sent, project_id };
        assert.deepEqual(await api.call('otherClient', 'createTicket', { body }), {
          status: 422,
          body: { message: 'Ese proyecto no existe.' },
        });
      }
    });

    it('only active staff is put in charge', async () => {
      const id = await raise();
      const gone = randomUUID();
      await addPerson(api.db, gone, 'se fue', 'designer');
      await api.db.query('update app.profiles set deactivated_at = now() where id = $1', [gone]);
      for (const userId of [api.cast.client, gone, randomUUID()]) {
        assert.deepEqual(
          await api.call('ticketManager', 'assignTicket', { id, body: { userId } }),
          {
            status: 422,
            body: { message: 'Elige a una persona activa del equipo.' },
          },
        );
      }
      const { body } = await api.call('ticketManager', 'listAssignees');
      assert.deepEqual(body, {
        people: (['admin', 'copywriter', 'projectManager', 'ticketManager'] as const).map(
          (name) => ({
            id: api.cast[name],
            full_name: name,
          }),
        ),
      });
    });
  });
});

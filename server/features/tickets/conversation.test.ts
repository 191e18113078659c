import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { Notices } from '#contract/notices.ts';
import { Ticket, TicketDetail, TicketEntry, TicketPage } from '#contract/tickets.ts';
import type { CastName } from '../../testing/company.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

const NO_TICKET = { message: 'Ese ticket no existe.' };

forEachDatabase((databaseName, open) => {
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
      assert.ok((reopened.waitingSince ?? '') > again.at);
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

    it('only who answers tickets is put in charge', async () => {
      const id = await raise();
      for (const userId of [api.cast.client, api.cast.projectManager, randomUUID()]) {
        assert.deepEqual(
          await api.call('ticketManager', 'assignTicket', { id, body: { userId } }),
          {
            status: 422,
            body: { message: 'Elige a alguien que atienda tickets.' },
          },
        );
      }
      const { body } = await api.call('ticketManager', 'listAssignees');
      assert.deepEqual(body, {
        people: (['admin', 'ticketManager'] as const).map((name) => ({
          id: api.cast[name],
          full_name: name,
        })),
      });
    });

    const refused: [object, string][] = [
      [{}, 'Falta el mensaje.'],
      [{ body: ' \n' }, 'Falta el mensaje.'],
      [{ body: 'a'.repeat(20_001) }, 'El mensaje admite hasta 20000 caracteres.'],
      [{ body: 'a\0' }, 'El mensaje contiene un carácter no permitido.'],
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

    describe('notices', () => {
      const told = async (who: CastName, id: string) =>
        Notices.parse((await api.call(who, 'listNotices')).body)
          .notices.filter(({ href }) => href === `#/support/${id}`)
          .map(({ title }) => title)
          .reverse();

      it('reach those whom it concerns, and nobody for what they did', async () => {
        const id = await raise();
        const people = ['client', 'ticketManager', 'admin', 'otherClient'] as const;
        const all = async () => Promise.all(people.map((who) => told(who, id)));
        const opened = 'client abrió un ticket: No carga';
        assert.deepEqual(await all(), [[], [opened], [], []]);
        await say('client', id, 'Sigue');
        const again = 'client respondió: No carga';
        assert.deepEqual(await all(), [[], [opened, again], [], []]);
        const body = { userId: api.cast.admin };
        await api.call('ticketManager', 'assignTicket', { id, body });
        const assigned = 'ticketManager te puso a cargo: No carga';
        await say('client', id, 'Sigue igual');
        assert.deepEqual(await all(), [[], [opened, again], [assigned, again], []]);
        await say('admin', id, 'Lo vemos');
        await say('ticketManager', id, 'Ojo', true);
        await api.call('admin', 'updateTicket', { id, body: { status: 'En Progreso' } });
        await api.call('admin', 'updateTicket', { id, body: { status: 'En Progreso' } });
        const note = 'ticketManager dejó una nota interna: No carga';
        assert.deepEqual(await all(), [
          ['admin respondió: No carga', 'Ahora está en progreso: No carga'],
          [opened, again],
          [assigned, again, note],
          [],
        ]);
      });

      it('of who may no longer answer tickets go to the ticket managers', async () => {
        const id = await raise();
        const userId = api.cast.copywriter;
        const setRole = (role: number) =>
          api.db.query('update app.profiles set role_id = $2 where id = $1', [userId, role]);
        await setRole(3);
        await api.call('admin', 'assignTicket', { id, body: { userId } });
        await setRole(5);
        await say('client', id, '¿Quién me atiende?');
        assert.deepEqual(await told('copywriter', id), []);
        assert.ok((await told('ticketManager', id)).includes('client respondió: No carga'));
      });

      it('are read one by one, or all', async () => {
        const id = await raise();
        for (const text of ['Uno', 'Dos', 'Tres']) await say('ticketManager', id, text);
        const list = async () => Notices.parse((await api.call('client', 'listNotices')).body);
        const before = await list();
        const ids = before.notices.slice(0, 1).map((notice) => notice.id);
        const foreign = Notices.parse((await api.call('ticketManager', 'listNotices')).body);
        const all = [...ids, ...foreign.notices.map((notice) => notice.id)].slice(0, 100);
        assert.equal((await api.call('client', 'readNotices', { body: { ids: all } })).status, 204);
        const after = await list();
        assert.equal(after.unread, before.unread - 1);
        assert.deepEqual(after.notices.map(({ read }) => read).slice(0, 2), [
          true,
          before.notices[1]?.read,
        ]);
        await api.call('client', 'readNotices', { body: {} });
        assert.equal((await list()).unread, 0);
        const others = Notices.parse((await api.call('ticketManager', 'listNotices')).body);
        assert.equal(others.unread, foreign.unread);
      });
    });

    it('saved replies are shared by those who answer tickets', async () => {
      const body = { title: 'Ñandú', body: 'Hola, {cliente}: {proyecto} va bien.' };
      const made = (await api.call('ticketManager', 'createSavedReply', { body })).body;
      const change = { title: 'Abc', body: 'Hola' };
      const id = String(made.id);
      const changed = await api.call('admin', 'updateSavedReply', { id, body: change });
      assert.deepEqual(changed, { status: 200, body: { id, ...change } });
      const { body: list } = await api.call('ticketManager', 'listSavedReplies');
      assert.deepEqual(list, { rows: [{ id, ...change }] });
      assert.equal((await api.call('ticketManager', 'removeSavedReply', { id })).status, 204);
      assert.deepEqual(await api.call('ticketManager', 'removeSavedReply', { id }), {
        status: 404,
        body: { message: 'Esa respuesta guardada no existe.' },
      });
    });
  });
});

import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { Notices } from '#contract/notices.ts';
import { Ticket, TicketEntry } from '#contract/tickets.ts';
import type { CastName } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

forEmbeddedDatabase((databaseName, open) => {
  describe(`who is told of a ticket, on ${databaseName}`, () => {
    let api: Api;

    before(async () => {
      api = await openApi(await open());
    });

    const raise = async (who: CastName = 'client', more: object = {}) => {
      const body = { subject: 'No carga', description: 'Desde ayer.', ...more };
      return Ticket.parse((await api.call(who, 'createTicket', { body })).body).id;
    };
    const write = (who: CastName, id: string, body: object) =>
      api.call(who, 'replyToTicket', { id, body });
    const say = async (who: CastName, id: string, body: string, internal?: boolean) => {
      const sent = { body, ...(internal !== undefined && { internal }) };
      const answer = await write(who, id, sent);
      assert.equal(answer.status, 201, JSON.stringify(answer.body));
      return TicketEntry.parse(answer.body);
    };

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

      it('of who left the staff go to the ticket managers', async () => {
        const id = await raise();
        const userId = api.cast.copywriter;
        const setRole = (role: number) =>
          api.db.query('update app.profiles set role_id = $2 where id = $1', [userId, role]);
        await api.call('admin', 'assignTicket', { id, body: { userId } });
        await setRole(1);
        await say('client', id, '¿Quién me atiende?');
        assert.deepEqual(await told('copywriter', id), []);
        assert.ok((await told('ticketManager', id)).includes('client respondió: No carga'));
        await setRole(5);
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

      it('more than fifty: those that are unread are listed before those that are read', async () => {
        const id = await raise('otherClient');
        await api.db.query(
          `insert into app.notices (user_id, ticket_id, kind, title, created_at, read_at)
           select $1, $2, 'message', 'Aviso ' || n, clock_timestamp() - n * interval '1 minute',
                  case when n <= 45 then now() end
             from generate_series(1, 120) n`,
          [api.cast.otherClient, id],
        );
        const list = async () => Notices.parse((await api.call('otherClient', 'listNotices')).body);
        const names = (from: number, to: number) =>
          Array.from({ length: to - from + 1 }, (_, index) => `Aviso ${from + index}`);
        const first = await list();
        assert.equal(first.unread, 75);
        assert.deepEqual(
          first.notices.map(({ title }) => title),
          names(46, 95),
        );
        const ids = first.notices.map((notice) => notice.id);
        await api.call('otherClient', 'readNotices', { body: { ids } });
        const second = await list();
        assert.equal(second.unread, 25);
        assert.deepEqual(
          second.notices.map(({ title }) => title),
          [...names(1, 25), ...names(96, 120)],
        );
        await api.call('otherClient', 'readNotices', { body: {} });
        const third = await list();
        assert.equal(third.unread, 0);
        assert.deepEqual(
          third.notices.map(({ title }) => title),
          names(1, 50),
        );
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

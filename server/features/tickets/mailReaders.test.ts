import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import { Ticket } from '#contract/tickets.ts';
import type { CastName } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { addressesOf, mailRound } from '../../testing/mailRound.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

const AGENCY = 'agencia@example.pe';

forEmbeddedDatabase((databaseName, open) => {
  describe(`mails of a ticket whose readers change, on ${databaseName}`, () => {
    let api: Api;
    let addresses: Record<CastName, string>;
    let now = new Date('2026-11-22T15:00:00Z');

    before(async () => {
      api = await openApi(await open(), { now: () => now });
      addresses = await addressesOf(api.db);
    });
    beforeEach(async () => {
      await api.db.query('delete from app.outbox');
    });

    const raise = async (who: CastName = 'client') => {
      const body = { subject: 'No carga', description: 'Desde ayer.' };
      return Ticket.parse((await api.call(who, 'createTicket', { body })).body).id;
    };
    const say = async (who: CastName, id: string, body: string, internal = false) => {
      const answer = await api.call(who, 'replyToTicket', { id, body: { body, internal } });
      assert.equal(answer.status, 201);
    };
    const setRole = (who: CastName, role: number) =>
      api.db.query('update app.profiles set role_id = $2 where id = $1', [api.cast[who], role]);
    const ban = (who: CastName, until: string | null) =>
      api.db.query('update auth.users set banned_until = $2::text::timestamptz where id = $1', [
        api.cast[who],
        until,
      ]);
    /** Who gets a mail five minutes later; none is left waiting. */
    const recipients = async () => {
      now = new Date(now.getTime() + 5 * 60_000);
      const to = (await mailRound(api.db, now)).map((mail) => mail.to).sort();
      assert.deepEqual(await api.db.query('select id from app.outbox where sent_at is null'), []);
      return to;
    };

    describe('are withdrawn from who may no longer read them', () => {
      it('because they handle tickets no more', async () => {
        await raise();
        await setRole('ticketManager', 5);
        assert.deepEqual(await recipients(), [AGENCY]);
        await setRole('ticketManager', 3);
      });

      it('because they are deactivated', async () => {
        const id = await raise();
        await recipients();
        await say('ticketManager', id, 'Listo');
        await ban('client', '2999-01-01');
        assert.deepEqual(await recipients(), []);
        await ban('client', null);
        await say('ticketManager', id, 'Ahora sí');
        assert.deepEqual(await recipients(), [addresses.client]);
      });

      it('because the ticket is gone', async () => {
        const id = await raise();
        await api.db.query('delete from app.tickets where id = $1', [id]);
        assert.deepEqual(await recipients(), []);
      });

      it('because a note is not for them, though the ticket is theirs', async () => {
        const id = await raise('copywriter');
        await recipients();
        await api.call('admin', 'assignTicket', { id, body: { userId: api.cast.copywriter } });
        await say('admin', id, 'Secreto de casa', true);
        await setRole('copywriter', 1);
        assert.deepEqual(await recipients(), []);
        await say('admin', id, 'Ya está');
        assert.deepEqual(await recipients(), [addresses.copywriter]);
        await setRole('copywriter', 5);
      });
    });

    it('go to admins where nobody is a ticket manager who may sign in', async () => {
      await ban('ticketManager', '2999-01-01');
      const id = await raise();
      assert.deepEqual(await recipients(), [AGENCY, addresses.admin].sort());
      await say('client', id, '¿Y?');
      assert.deepEqual(await recipients(), [addresses.admin]);
      const { body } = await api.call('admin', 'listNotices');
      assert.match(JSON.stringify(body), /client abrió un ticket/);
      assert.match(JSON.stringify(body), /client respondió/);
      await ban('ticketManager', null);
    });

    it('go to the ticket managers where the assignee is deactivated', async () => {
      const id = await raise();
      await api.call('ticketManager', 'assignTicket', { id, body: { userId: api.cast.admin } });
      await recipients();
      await ban('admin', '2999-01-01');
      await say('client', id, '¿Y?');
      assert.deepEqual(await recipients(), [addresses.ticketManager]);
      await ban('admin', null);
    });
  });
});

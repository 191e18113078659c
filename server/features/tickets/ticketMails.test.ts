import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import { Ticket } from '#contract/tickets.ts';
import { DeliveryError, type OutgoingMail } from '../../mail/transport.ts';
import type { CastName } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { FULL } from '../../testing/full.ts';
import { addressesOf, mailRound } from '../../testing/mailRound.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

const MINUTE = 60_000;
/** Replies during an outage, two a minute: they gather in mails of five minutes. */
const REPLIES = FULL ? 50 : 20;
const AGENCY = 'agencia@example.pe';

forEmbeddedDatabase((databaseName, open) => {
  describe(`mails of a ticket, on ${databaseName}`, () => {
    let api: Api;
    let addresses: Record<CastName, string>;
    let now = new Date('2026-11-22T15:00:00Z');
    const later = (minutes: number) => (now = new Date(now.getTime() + minutes * MINUTE));

    before(async () => {
      api = await openApi(await open(), { now: () => now });
      addresses = await addressesOf(api.db);
    });
    beforeEach(async () => {
      await api.db.query('delete from app.outbox');
    });

    /** Sends what is due, and answers it. */
    const round = (deliver?: (mail: OutgoingMail) => void) => mailRound(api.db, now, deliver);
    const by = (mails: OutgoingMail[], to: string) => mails.filter((mail) => mail.to === to);

    const raise = async () => {
      const body = { subject: 'No <b>carga</b>', description: 'Desde ayer.' };
      return Ticket.parse((await api.call('client', 'createTicket', { body })).body).id;
    };
    const say = async (who: CastName, id: string, body: string, internal = false) => {
      const answer = await api.call(who, 'replyToTicket', { id, body: { body, internal } });
      assert.equal(answer.status, 201);
    };

    it('of a new one go to the ticket managers and the agency, in its transaction', async () => {
      const id = await raise();
      assert.deepEqual(await round(), []);
      later(5);
      const mails = await round();
      assert.deepEqual(mails.map(({ to }) => to).sort(), [AGENCY, addresses.ticketManager].sort());
      for (const { subject, text, html } of mails) {
        assert.equal(subject, 'Ticket: No <b>carga</b>');
        assert.match(text, /client abrió el ticket el 22 nov 2026 a las 10:00 \(hora de Lima\)\./);
        assert.match(text, /^> Desde ayer\.$/m);
        assert.ok(text.includes(`http://localhost:5001/#/support/${id}`));
        assert.match(text, /Las respuestas se escriben en el ticket/);
        assert.ok(!html.includes('<b>carga</b>'));
      }
    });

    it('cut a long text in front of a character that does not fit', async () => {
      const long = `${'a'.repeat(3_999)}😀b`;
      const body = { subject: 'Un texto largo', description: long };
      const { status, body: ticket } = await api.call('client', 'createTicket', { body });
      assert.equal(status, 201);
      await say('ticketManager', Ticket.parse(ticket).id, long);
      later(5);
      const mails = by(await round(), addresses.client);
      assert.match(mails[0]?.text ?? '', /^> a{3999}…$/m);
    });

    it('gather for five minutes, each person’s and each ticket’s by itself', async () => {
      const [one, two] = [await raise(), await raise()];
      later(5);
      await round();
      await say('ticketManager', one, 'Primera respuesta');
      later(4);
      await say('admin', one, 'Segunda respuesta');
      await say('ticketManager', two, 'Otra cosa');
      await api.call('admin', 'updateTicket', { id: one, body: { status: 'En Progreso' } });
      assert.deepEqual(await round(), []);
      later(1);
      const first = await round();
      assert.deepEqual(
        first.map(({ to }) => to),
        [addresses.client],
      );
      const text = first[0]?.text ?? '';
      const places = ['Primera respuesta', 'Segunda respuesta', 'el estado a «En Progreso»'].map(
        (part) => text.indexOf(part),
      );
      assert.ok(places[0]! > 0 && places[0]! < places[1]! && places[1]! < places[2]!, text);
      assert.ok(!text.includes('Otra cosa'));
      later(4);
      assert.match((await round())[0]?.text ?? '', /Otra cosa/);
      await say('ticketManager', one, 'Tercera respuesta');
      later(5);
      const [next] = await round();
      assert.match(next?.text ?? '', /Tercera respuesta/);
      assert.ok(!next?.text.includes('Primera'));
    });

    it('form one thread for each person: a mail names that person’s earlier mails of the ticket', async () => {
      const [one, two] = [await raise(), await raise()];
      const sent: OutgoingMail[] = [];
      for (const who of ['ticketManager', 'client', 'ticketManager', 'client'] as const) {
        await say(who, one, `De ${who}`);
        await say('ticketManager', two, 'Otra cosa');
        later(5);
        sent.push(...(await round()).filter(({ text }) => text.includes(one)));
      }
      for (const to of [addresses.client, addresses.ticketManager]) {
        const mails = by(sent, to);
        assert.ok(mails.length > 1);
        const ids = mails.map(({ messageId }) => messageId);
        assert.deepEqual(
          mails.map(({ references }) => references),
          ids.map((_id, index) => ids.slice(0, index)),
        );
      }
    });

    it('name the latest twenty mails of a long thread', async () => {
      const id = await raise();
      const ids: string[] = [];
      for (let index = 0; index < 22; index += 1) {
        await say('ticketManager', id, 'Seguimos en eso');
        later(5);
        const [mail] = by(await round(), addresses.client);
        assert.deepEqual(mail?.references, ids.slice(-20));
        ids.push(mail.messageId);
      }
    });

    it('of a note reach who is in charge, never the client', async () => {
      const id = await raise();
      await api.call('ticketManager', 'assignTicket', { id, body: { userId: api.cast.admin } });
      await say('ticketManager', id, 'Secreto de casa', true);
      await say('client', id, '¿Y?');
      later(5);
      const mails = await round();
      assert.match(by(mails, addresses.admin)[0]?.text ?? '', /Secreto de casa/);
      assert.match(by(mails, addresses.admin)[0]?.text ?? '', /¿Y\?/);
      for (const mail of mails.filter(({ to }) => to !== addresses.admin)) {
        assert.ok(!`${mail.text}${mail.html}`.includes('Secreto'), mail.to);
      }
      assert.deepEqual(by(mails, addresses.client), []);
    });

    it('of muted kinds are not sent, their notices are there', async () => {
      const id = await raise();
      const mute = (muted: string[]) =>
        api.call('client', 'updateNoticePreferences', { body: { muted } });
      assert.deepEqual(await mute(['message']), { status: 200, body: { muted: ['message'] } });
      assert.deepEqual((await api.call('client', 'getNoticePreferences')).body, {
        muted: ['message'],
      });
      await say('ticketManager', id, 'En silencio');
      await api.call('ticketManager', 'updateTicket', { id, body: { status: 'En Progreso' } });
      later(5);
      const [mail, ...more] = by(await round(), addresses.client);
      assert.deepEqual(more, []);
      assert.match(mail?.text ?? '', /En Progreso/);
      assert.ok(!mail?.text.includes('En silencio'));
      const { body } = await api.call('client', 'listNotices');
      assert.match(JSON.stringify(body), /ticketManager respondió/);
      for (const bad of [['message', 'message'], ['todo'], 'message']) {
        const answer = await api.call('client', 'updateNoticePreferences', {
          body: { muted: bad },
        });
        assert.equal(answer.status, 400);
      }
      await mute([]);
    });

    it(`${REPLIES} written while mail is down arrive, none lost, when it is back`, async () => {
      const id = await raise();
      const texts = Array.from({ length: REPLIES }, (_text, index) => `Respuesta número ${index};`);
      const down = () => {
        throw new DeliveryError('outage', 'ECONNREFUSED');
      };
      for (const text of texts) {
        await say('ticketManager', id, text);
        later(0.5);
        await round(down);
      }
      later(60 * 24);
      const mails = by(await round(), addresses.client);
      assert.ok(mails.length <= REPLIES / 10 + 1, `${mails.length} mails`);
      const all = mails.map(({ text }) => text).join();
      for (const text of texts) assert.equal(all.split(text).length, 2, text);
    });

    it('what did not happen is not told', async () => {
      const id = await raise();
      later(5);
      await round();
      await api.call('ticketManager', 'updateTicket', { id, body: { status: 'Abierto' } });
      await api.call('client', 'replyToTicket', { id, body: { body: '' } });
      later(5);
      assert.deepEqual(await round(), []);
    });
  });
});

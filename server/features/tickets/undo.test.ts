import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import { Notices } from '#contract/notices.ts';
import { Ticket } from '#contract/tickets.ts';
import type { CastName } from '../../testing/company.ts';
import { forEachDatabase, racesOnly } from '../../testing/databases.ts';
import { addressesOf, mailRound } from '../../testing/mailRound.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

const SECOND = 1_000;
const REFUSED = { status: 409, body: { message: 'No se deshizo: alguien lo cambió después.' } };

forEachDatabase((databaseName, open) => {
  describe(`a change of a ticket that is taken back, on ${databaseName}`, () => {
    let api: Api;
    let addresses: Record<CastName, string>;
    let id: string;
    let now = new Date('2026-11-22T15:00:00Z');
    const later = (seconds: number) => (now = new Date(now.getTime() + seconds * SECOND));

    before(async () => {
      // As where no mail gathers: only what may be taken back waits.
      api = await openApi(await open(), { now: () => now, gatherMailMs: 0 });
      addresses = await addressesOf(api.db);
    });
    beforeEach(async () => {
      const body = { subject: 'No carga', description: 'Desde ayer.' };
      id = Ticket.parse((await api.call('client', 'createTicket', { body })).body).id;
      await api.db.query('delete from app.outbox');
    });

    const setStatus = (who: CastName, status: string, undone?: string) => {
      const body = { status, ...(undone !== undefined && { undoes: { status: undone } }) };
      return api.call(who, 'updateTicket', { id, body });
    };
    const assign = (userId: string | null, undone?: { userId: string | null }) => {
      const body = { userId, ...(undone && { undoes: undone }) };
      return api.call('ticketManager', 'assignTicket', { id, body });
    };
    const say = (body: string) => api.call('admin', 'replyToTicket', { id, body: { body } });
    const mailsTo = async (who: CastName) =>
      (await mailRound(api.db, now)).filter(({ to }) => to === addresses[who]);
    const noticesOf = async (who: CastName) =>
      Notices.parse((await api.call(who, 'listNotices')).body)
        .notices.filter(({ href }) => href === `#/support/${id}`)
        .map(({ title }) => title);

    it('of two at once one is done', async () => {
      await setStatus('admin', 'Cerrado');
      const answers = await Promise.all([
        setStatus('admin', 'Abierto', 'Cerrado'),
        setStatus('admin', 'Abierto', 'Cerrado'),
      ]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    });

    if (racesOnly(databaseName)) return;

    it('within 15 seconds nobody hears of it', async () => {
      await setStatus('admin', 'Cerrado');
      assert.deepEqual(await noticesOf('client'), ['Ahora está cerrado: No carga']);
      later(14);
      assert.deepEqual(await mailsTo('client'), []);
      const answer = await setStatus('admin', 'Abierto', 'Cerrado');
      assert.deepEqual([answer.status, answer.body.status], [200, 'Abierto']);
      later(60);
      assert.deepEqual(await mailsTo('client'), []);
      assert.deepEqual(await noticesOf('client'), []);
    });

    it('is refused to who changed nothing, because somebody else had', async () => {
      await setStatus('ticketManager', 'Cerrado');
      await setStatus('admin', 'Cerrado');
      const answer = await setStatus('admin', 'Abierto', 'Cerrado');
      assert.deepEqual({ status: answer.status, body: answer.body }, REFUSED);
      assert.equal((await setStatus('ticketManager', 'Abierto', 'Cerrado')).status, 200);
    });

    it('of one that stays a mail goes after 15 seconds', async () => {
      await setStatus('admin', 'Cerrado');
      later(14);
      assert.deepEqual(await mailsTo('client'), []);
      later(1);
      assert.match((await mailsTo('client'))[0]?.text ?? '', /admin cambió el estado a «Cerrado»/);
    });

    it('after its mail was sent people are told of the change back', async () => {
      await setStatus('admin', 'Cerrado');
      later(15);
      await mailRound(api.db, now);
      await setStatus('admin', 'Abierto', 'Cerrado');
      later(15);
      assert.match((await mailsTo('client'))[0]?.text ?? '', /admin cambió el estado a «Abierto»/);
      assert.deepEqual(await noticesOf('client'), [
        'Ahora está abierto: No carga',
        'Ahora está cerrado: No carga',
      ]);
    });

    it('leaves the other news of its mail, which waits as well', async () => {
      await say('Primero esto');
      await setStatus('admin', 'En Progreso');
      await setStatus('admin', 'Cerrado');
      later(1);
      assert.deepEqual(await mailsTo('client'), []);
      await setStatus('admin', 'En Progreso', 'Cerrado');
      later(15);
      const [mail, ...more] = await mailsTo('client');
      assert.deepEqual(more, []);
      assert.match(mail?.text ?? '', /Hola, client/);
      assert.match(mail?.text ?? '', /Primero esto[^]*«En Progreso»/);
      assert.ok(!mail?.text.includes('Cerrado'));
      assert.deepEqual(await noticesOf('client'), [
        'Ahora está en progreso: No carga',
        'admin respondió: No carga',
      ]);
    });

    it('is unknown also to somebody who wants no mail of it', async () => {
      const mute = (muted: string[]) =>
        api.call('client', 'updateNoticePreferences', { body: { muted } });
      await mute(['status']);
      await setStatus('admin', 'Cerrado');
      await setStatus('admin', 'Abierto', 'Cerrado');
      assert.deepEqual(await noticesOf('client'), []);
      await mute([]);
    });

    it('an assignment: neither the one nor the other is told', async () => {
      await assign(api.cast.admin);
      later(60);
      await mailRound(api.db, now);
      await assign(null);
      assert.equal((await assign(api.cast.admin, { userId: null })).status, 200);
      later(60);
      assert.deepEqual(await mailsTo('admin'), []);
      assert.equal((await noticesOf('admin')).length, 1);
    });

    it('is refused, and nothing changes, once somebody else has changed it', async () => {
      await setStatus('ticketManager', 'Cerrado');
      await setStatus('admin', 'En Progreso');
      assert.deepEqual(await setStatus('ticketManager', 'Abierto', 'Cerrado'), REFUSED);
      await assign(api.cast.admin);
      await assign(api.cast.ticketManager);
      assert.deepEqual(await assign(null, { userId: api.cast.admin }), REFUSED);
      const { body } = await api.call('admin', 'getTicket', { id });
      const { status, assigned_to: inCharge } = Ticket.parse(body.ticket);
      assert.deepEqual([status, inCharge?.id], ['En Progreso', api.cast.ticketManager]);
      later(60);
      assert.match((await mailsTo('client'))[0]?.text ?? '', /«Cerrado»[^]*«En Progreso»/);
    });

    it('is refused to another value than before', async () => {
      await setStatus('admin', 'Cerrado');
      const answer = await setStatus('admin', 'En Progreso', 'Cerrado');
      assert.deepEqual({ status: answer.status, body: answer.body }, REFUSED);
    });
  });
});

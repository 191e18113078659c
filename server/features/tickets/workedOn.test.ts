import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { Notices } from '#contract/notices.ts';
import { ProjectPage } from '#contract/projectPages.ts';
import { Ticket, TicketEntry, TicketPage, Tickets } from '#contract/tickets.ts';
import type { CastName } from '../../testing/company.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

const FORBIDDEN = { status: 403, body: { message: 'No tienes permiso para hacer esto.' } };

forEachDatabase((databaseName, open) => {
  describe(`a ticket that other staff works on, on ${databaseName} (TICKET-25)`, () => {
    let api: Api;
    let shop: string;

    before(async () => {
      api = await openApi(await open());
      const [row] = await api.db.query<{ id: string }>(
        'select id from app.projects where client_id = $1',
        [api.cast.client],
      );
      shop = row?.id ?? '';
    });

    const raise = async (more: object = {}, who: CastName = 'client') => {
      const body = { subject: 'El flete', description: 'No calcula.', ...more };
      return Ticket.parse((await api.call(who, 'createTicket', { body })).body).id;
    };
    const assign = (id: string, who: CastName | null) =>
      api.call('ticketManager', 'assignTicket', {
        id,
        body: { userId: who === null ? null : api.cast[who] },
      });
    const say = (who: CastName, id: string, body: string, internal = false) =>
      api.call(who, 'replyToTicket', { id, body: { body, ...(internal && { internal }) } });
    const page = async (who: CastName, id: string) =>
      TicketPage.parse((await api.call(who, 'getTicket', { id })).body);
    const statusOf = async (who: CastName, id: string) =>
      (await api.call(who, 'getTicket', { id })).status;
    const listed = async (who: CastName, query = {}) => {
      const { body } = await api.call(who, 'pageTickets', { query });
      return Tickets.parse(body.rows);
    };
    const titles = async (who: CastName, id: string) =>
      Notices.parse((await api.call(who, 'listNotices')).body)
        .notices.filter(({ href }) => href === `#/support/${id}`)
        .map(({ title }) => title);

    it('is read and answered by who is in charge, whose answer is the agency’s', async () => {
      const id = await raise();
      await say('ticketManager', id, 'Es de diseño', true);
      assert.equal(await statusOf('copywriter', id), 404);
      assert.equal((await assign(id, 'copywriter')).status, 200);

      const { ticket, entries } = await page('copywriter', id);
      assert.deepEqual(
        [ticket.userName, ticket.own, ticket.seesNotes, ticket.assigned_to?.full_name],
        ['client', false, true, 'copywriter'],
      );
      assert.deepEqual(
        entries.map(({ kind, author }) => [kind, author.full_name]),
        [
          ['note', 'ticketManager'],
          ['assignment', 'ticketManager'],
        ],
      );
      assert.ok(ticket.waitingSince);
      assert.equal((await say('copywriter', id, 'Lo veo', true)).status, 201);
      assert.ok((await page('client', id)).ticket.waitingSince, 'a note answers nobody');
      const answer = TicketEntry.parse((await say('copywriter', id, 'Ya está')).body);
      assert.deepEqual(answer.author, {
        id: api.cast.copywriter,
        full_name: 'copywriter',
        staff: true,
      });
      const seen = await page('client', id);
      assert.equal(seen.ticket.waitingSince, null);
      assert.deepEqual(
        [seen.ticket.own, seen.ticket.seesNotes, seen.ticket.assigned_to?.full_name],
        [undefined, false, 'copywriter'],
      );
      assert.deepEqual(
        seen.entries.map((entry) => entry.kind),
        ['assignment', 'message'],
      );
    });

    it('tells who is in charge of it, and ticket managers of their notes', async () => {
      const id = await raise();
      await assign(id, 'copywriter');
      await say('client', id, '¿Y?');
      await say('admin', id, 'Es urgente', true);
      assert.deepEqual((await titles('copywriter', id)).toReversed(), [
        'ticketManager te puso a cargo: El flete',
        'client respondió: El flete',
        'admin dejó una nota interna: El flete',
      ]);
      await say('copywriter', id, 'Necesito accesos', true);
      assert.ok(
        (await titles('ticketManager', id)).includes('copywriter dejó una nota interna: El flete'),
      );
      await assign(id, null);
      assert.deepEqual(await titles('copywriter', id), [], 'of what one no longer sees');
    });

    it('is closed, reopened and handed on by others', async () => {
      const id = await raise();
      await assign(id, 'copywriter');
      for (const name of ['closeTicket', 'reopenTicket'] as const) {
        assert.deepEqual(await api.call('copywriter', name, { id }), FORBIDDEN);
      }
      const body = { status: 'Cerrado' };
      assert.deepEqual(await api.call('copywriter', 'updateTicket', { id, body }), FORBIDDEN);
      const to = { userId: api.cast.projectManager };
      assert.deepEqual(await api.call('copywriter', 'assignTicket', { id, body: to }), FORBIDDEN);
      assert.deepEqual(await api.call('copywriter', 'listAssignees'), FORBIDDEN);
      assert.equal((await page('client', id)).ticket.status, 'Abierto');
    });

    it('is in their lists and search, and in nobody else’s', async () => {
      const id = await raise({ subject: 'Un mapa de Ancash' });
      const own = await raise({ subject: 'Otro mapa' }, 'copywriter');
      await assign(id, 'copywriter');
      const rows = await listed('copywriter', { search: 'mapa' });
      assert.deepEqual(
        rows.map((row) => [row.id, row.own]),
        [
          [own, undefined],
          [id, false],
        ],
      );
      const mine = await listed('copywriter', {
        assigned_to: api.cast.copywriter,
        state: 'open',
        sort: 'waitingSince',
        search: 'mapa',
      });
      assert.deepEqual(
        mine.map((row) => row.id),
        [id],
      );
      const { body } = await api.call('copywriter', 'listTickets');
      assert.ok(Tickets.parse(body).some((row) => row.id === id));
      const found = await api.call('copywriter', 'searchAll', { query: { q: 'ancash' } });
      assert.match(JSON.stringify(found.body), new RegExp(`/support/${id}`));
      for (const who of ['projectManager', 'otherClient'] as const) {
        assert.deepEqual(await listed(who, { search: 'ancash' }), []);
      }
    });

    it('is lost from sight by who was in charge of it before', async () => {
      const id = await raise();
      await assign(id, 'copywriter');
      await assign(id, 'projectManager');
      assert.equal(await statusOf('copywriter', id), 404);
      assert.equal((await say('copywriter', id, 'Hola')).status, 404);
      assert.equal(await statusOf('projectManager', id), 200);
    });

    it('is read and answered by its project’s manager, who sees it on the project’s page', async () => {
      const id = await raise({ project_id: shop });
      await say('ticketManager', id, 'Míralo', true);
      const { ticket, entries } = await page('projectManager', id);
      assert.deepEqual([ticket.own, ticket.seesProject, entries.length], [false, true, 1]);
      assert.equal((await say('projectManager', id, 'Mañana')).status, 201);
      assert.equal((await page('client', id)).ticket.waitingSince, null);
      const answer = await api.call('projectManager', 'getProject', { id: shop });
      assert.ok(ProjectPage.parse(answer.body).tickets.some((row) => row.id === id));
      assert.deepEqual(await api.call('projectManager', 'closeTicket', { id }), FORBIDDEN);

      await assign(id, 'copywriter');
      const theirs = (await page('copywriter', id)).ticket;
      assert.deepEqual([theirs.project?.name, theirs.seesProject], ['Tienda', false]);

      const change = { id: shop, body: { userId: null } };
      await api.call('admin', 'assignProject', change);
      assert.equal(await statusOf('projectManager', id), 404);
      const back = { id: shop, body: { userId: api.cast.projectManager } };
      await api.call('admin', 'assignProject', back);
    });
  });
});

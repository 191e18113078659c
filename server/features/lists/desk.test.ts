import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { CastName } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';
import type { AnyPage, Query } from '../../testing/lists.ts';

forEmbeddedDatabase((name, open) => {
  describe(`the desk’s lists on ${name}`, () => {
    let api: Api;

    before(async () => {
      api = await openApi(await open());
      const { client, ticketManager, admin } = api.cast;
      await api.db.query('delete from app.tickets');
      const rows: [subject: string, status: string, assignee: string | null, hour: number][] = [
        ['espera más', 'Abierto', null, 8],
        ['espera', 'En Progreso', ticketManager, 9],
        ['de otra', 'Abierto', admin, 10],
        ['contestado', 'En Progreso', ticketManager, 7],
        ['cerrado', 'Cerrado', ticketManager, 6],
        ['cerrado sin nadie', 'Cerrado', null, 5],
      ];
      for (const [subject, status, assignee, hour] of rows) {
        await api.db.query(
          `insert into app.tickets (user_id, subject, description, status, assigned_to, created_at)
           values ($1, $2, 'x', $3, $4, $5)`,
          [client, subject, status, assignee, new Date(Date.UTC(2026, 10, 1, hour))],
        );
      }
      await api.db.query(
        `insert into app.ticket_messages (ticket_id, author_id, author_name, body)
         select id, $1, 'ticketManager', 'Ya' from app.tickets where subject = 'contestado'`,
        [ticketManager],
      );
    });

    const asked = async (query: Query, who: CastName = 'ticketManager') => {
      const isDesk = who === 'ticketManager' || who === 'admin';
      const call = isDesk ? 'pageAllTickets' : 'pageTickets';
      const { status, body } = await api.call(who, call, { query });
      assert.equal(status, 200, JSON.stringify(body));
      const page = body as unknown as AnyPage;
      assert.equal(page.total, page.rows.length);
      return page.rows;
    };
    const subjects = async (query: Query, who?: CastName) =>
      (await asked(query, who)).map(({ subject }) => subject);
    const desk = { state: 'open', sort: 'waitingSince' };

    it('are sorted by waiting time, longest first; tickets that do not wait are last', async () => {
      const all = ['espera más', 'espera', 'de otra', 'contestado'];
      assert.deepEqual(await subjects(desk), all);
      assert.deepEqual(await subjects(desk, 'client'), all);
      assert.deepEqual(await subjects({ ...desk, state: 'waiting' }), all.slice(0, 3));
      assert.equal((await subjects({ sort: 'waitingSince' })).length, 6);
    });

    it('can be filtered by assignee: nobody, oneself, another person', async () => {
      const { ticketManager, admin, copywriter } = api.cast;
      assert.deepEqual(await subjects({ ...desk, assigned_to: 'none' }), ['espera más']);
      assert.deepEqual(await subjects({ ...desk, assigned_to: ticketManager }), [
        'espera',
        'contestado',
      ]);
      assert.deepEqual(await subjects({ ...desk, assigned_to: admin }), ['de otra']);
      assert.deepEqual(await subjects({ ...desk, assigned_to: copywriter }), []);
      assert.deepEqual(await subjects({ ...desk, assigned_to: ticketManager, search: 'esper' }), [
        'espera',
      ]);
    });

    it('show other staff what is assigned among the tickets that they may see', async () => {
      const { copywriter, ticketManager } = api.cast;
      const [own] = await api.db.query<{ id: string }>(
        `insert into app.tickets (user_id, subject, description, assigned_to)
         values ($1, 'propio', 'x', $2) returning id`,
        [copywriter, ticketManager],
      );
      assert.deepEqual(await subjects({ ...desk, assigned_to: ticketManager }, 'copywriter'), [
        'propio',
      ]);
      assert.deepEqual(await subjects({ ...desk, assigned_to: copywriter }, 'copywriter'), []);
      await api.db.query('delete from app.tickets where id = $1', [own?.id]);
    });

    it('have assignee, waiting time and time of the first answer', async () => {
      const rows = new Map((await asked({})).map((row) => [row.subject, row]));
      const { assigned_to, waitingSince, firstResponseAt } =
        rows.get('contestado') ?? assert.fail();
      assert.deepEqual(assigned_to, { id: api.cast.ticketManager, full_name: 'ticketManager' });
      assert.equal(waitingSince, null);
      assert.ok(Date.now() - Date.parse(String(firstResponseAt)) < 60_000);
      const waiting = rows.get('espera más');
      assert.deepEqual(
        [waiting?.assigned_to, waiting?.waitingSince, waiting?.firstResponseAt],
        [null, '2026-11-01T08:00:00.000Z', null],
      );
      assert.equal(rows.get('cerrado')?.waitingSince, null);
    });

    it('reject an unknown state', async () => {
      const answer = await api.call('admin', 'pageAllTickets', { query: { state: 'overdue' } });
      assert.deepEqual(answer, { status: 400, body: { message: 'El estado no es válido.' } });
    });

    it('show the assignee’s new name', async () => {
      await api.db.query(`update app.profiles set full_name = 'Soledad' where id = $1`, [
        api.cast.ticketManager,
      ]);
      const [row] = await asked({ ...desk, assigned_to: api.cast.ticketManager });
      assert.deepEqual(row?.assigned_to, { id: api.cast.ticketManager, full_name: 'Soledad' });
    });
  });
});

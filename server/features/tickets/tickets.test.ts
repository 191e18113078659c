import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { Ticket, type TicketStatus } from '#contract/tickets.ts';
import { openCallLimits } from '../../plugins/callLimits.ts';
import type { CastName } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

const ASKED = { subject: 'La pasarela falla', description: 'No acepta tarjetas' };

forEmbeddedDatabase((databaseName, open) => {
  describe(`tickets, on ${databaseName}`, () => {
    let api: Api;

    before(async () => {
      api = await openApi(await open());
    });

    const kept = (id: string) =>
      api.db.query('select user_id, subject, status from app.tickets where id = $1', [id]);

    const listed = async (who: CastName) => {
      const { body } = await api.call(who, 'listTickets');
      return (body as unknown as Ticket[]).map(({ id }) => id);
    };

    const raise = async (who: CastName) =>
      Ticket.parse((await api.call(who, 'createTicket', { body: ASKED })).body);

    const RAISERS = ['client', 'projectManager', 'copywriter', 'admin'] as const;
    for (const who of RAISERS) {
      it(`${who} raises one, in their own name`, async () => {
        const { status, body } = await api.call(who, 'createTicket', {
          body: { subject: '  La pasarela falla ', description: 'No acepta tarjetas\n' },
        });
        assert.equal(status, 201);
        const { id, createdAt, ...ticket } = Ticket.parse(body);
        assert.deepEqual(ticket, {
          ...ASKED,
          userName: who,
          status: 'Abierto',
          assigned_to: null,
          waitingSince: createdAt,
          firstResponseAt: null,
        });
        assert.ok(Date.now() - Date.parse(createdAt) < 60_000);
        assert.deepEqual(await kept(id), [
          { user_id: api.cast[who], subject: ASKED.subject, status: 'Abierto' },
        ]);
        assert.ok((await listed(who)).includes(id));
        assert.ok((await listed('ticketManager')).includes(id));
        assert.ok(!(await listed('otherClient')).includes(id));
      });
    }

    it('a ticket manager raises none', async () => {
      const before = await listed('ticketManager');
      assert.deepEqual(await api.call('ticketManager', 'createTicket', { body: ASKED }), {
        status: 403,
        body: { message: 'No tienes permiso para hacer esto.' },
      });
      assert.deepEqual(await listed('ticketManager'), before);
    });

    const refused: [object, string][] = [
      [{ subject: ' ' }, 'Falta el asunto.'],
      [{ description: '\n\t' }, 'Falta la descripción.'],
      [{ subject: 'a'.repeat(201) }, 'El asunto admite hasta 200 caracteres; tiene 201.'],
      [
        { description: 'a\0' },
        'La descripción contiene un carácter no permitido después de «a». Bórralo.',
      ],
      [{ status: 'Cerrado' }, 'Hay campos que no se admiten: status.'],
      [{ opened_by: randomUUID() }, 'Hay campos que no se admiten: opened_by.'],
    ];
    for (const [change, message] of refused) {
      it(`none is raised with ${JSON.stringify(change).slice(0, 60)}`, async () => {
        const body = { ...ASKED, ...change };
        assert.deepEqual(await api.call('client', 'createTicket', { body }), {
          status: 400,
          body: { message },
        });
      });
    }

    it('markup, quotes and emoji are kept as they are', async () => {
      const body = { subject: `<b>O'Higgins</b> "50%" $1 \\`, description: '💥 {{x}} ñandú' };
      const answer = await api.call('client', 'createTicket', { body });
      const { subject, description } = Ticket.parse(answer.body);
      assert.deepEqual({ subject, description }, body);
    });

    it('sent twice under one key is raised once', async () => {
      const before = (await listed('client')).length;
      const sent = { body: ASKED, key: randomUUID() };
      const answers = await Promise.all(
        [1, 2, 3].map(() => api.call('client', 'createTicket', sent)),
      );
      assert.deepEqual(
        answers.map(({ status }) => status),
        [201, 201, 201],
      );
      assert.equal((await listed('client')).length, before + 1);
    });

    it('the thirty-first within the hour has to wait; others do not, nor does who repeats one', async () => {
      const limited = await openApi(api.db, { limits: openCallLimits(api.db, true) });
      const raiseOne = (who: CastName, key?: string) =>
        limited.call(who, 'createTicket', { body: ASKED, ...(key && { key }) });
      const key = randomUUID();
      for (let turn = 0; turn < 29; turn += 1) {
        assert.equal((await raiseOne('client')).status, 201);
      }
      for (let again = 0; again < 3; again += 1) {
        assert.equal((await raiseOne('client', key)).status, 201);
      }
      const refused = await raiseOne('client');
      assert.equal(refused.status, 429);
      assert.match(
        String(refused.body.message),
        /^Llegaste al límite de tickets por ahora\. Vuelve a intentarlo en (\d+ minutos|un minuto)\.$/,
      );
      assert.equal((await raiseOne('otherClient')).status, 201);
    });

    for (const who of ['ticketManager', 'admin'] as const) {
      it(`${who} sets any status, back and forth`, async () => {
        const { waitingSince: raised, ...specified } = await raise('client');
        assert.notEqual(raised, null);
        for (const status of ['Cerrado', 'En Progreso', 'Abierto', 'Cerrado'] as TicketStatus[]) {
          const sent = { id: specified.id, body: { status } };
          const { status: code, body } = await api.call(who, 'updateTicket', sent);
          const { waitingSince, ...changed } = Ticket.parse(body);
          assert.deepEqual([code, changed], [200, { ...specified, status }]);
          assert.equal(waitingSince === null, status === 'Cerrado');
          assert.deepEqual(await kept(specified.id), [
            { user_id: api.cast.client, subject: specified.subject, status },
          ]);
        }
      });
    }

    it('nobody else does, whoever raised it', async () => {
      const { id } = await raise('client');
      for (const who of ['client', 'otherClient', 'projectManager', 'copywriter'] as const) {
        const sent = { id, body: { status: 'Cerrado' } };
        assert.equal((await api.call(who, 'updateTicket', sent)).status, 403);
      }
      assert.deepEqual(await kept(id), [
        { user_id: api.cast.client, subject: ASKED.subject, status: 'Abierto' },
      ]);
    });

    it('none that does not exist is changed, and none to what is no status', async () => {
      const sent = { id: randomUUID(), body: { status: 'Cerrado' } };
      assert.deepEqual(await api.call('admin', 'updateTicket', sent), {
        status: 404,
        body: { message: 'Ese ticket no existe.' },
      });
      const { id } = await raise('client');
      for (const body of [{ status: 'cerrado' }, { status: null }, {}, { status: 'Abierto', id }]) {
        assert.equal((await api.call('admin', 'updateTicket', { id, body })).status, 400);
      }
    });

    it('a new role counts on the next request', async () => {
      const { id } = await raise('client');
      const setRole = (role: number) =>
        api.db.query('update app.profiles set role_id = $2 where id = $1', [
          api.cast.copywriter,
          role,
        ]);
      const tries: number[][] = [];
      for (const role of [3, 5]) {
        await setRole(role);
        const close = await api.call('copywriter', 'updateTicket', {
          id,
          body: { status: 'Cerrado' },
        });
        const create = await api.call('copywriter', 'createTicket', { body: ASKED });
        tries.push([close.status, create.status]);
      }
      assert.deepEqual(tries, [
        [200, 403],
        [403, 201],
      ]);
    });
  });
});

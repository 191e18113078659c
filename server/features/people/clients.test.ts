import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Client } from '#contract/clients.ts';
import type { AnyPage } from '../../testing/lists.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

forEmbeddedDatabase((databaseName, open) => {
  describe(`clients on ${databaseName}`, () => {
    let api: Api;
    let client: string;

    before(async () => {
      api = await openApi(await open());
      ({ client } = api.cast);
    });

    const change = (body: object, id = client) => api.call('admin', 'updateClient', { id, body });
    const find = async (search: string) =>
      ((await api.call('admin', 'pageClients', { query: { search } })).body as unknown as AnyPage)
        .rows as unknown as Client[];

    it('lists who is a client, and nobody of the team', async () => {
      const { body } = await api.call('admin', 'pageClients', {});
      const names = (body as unknown as { rows: Client[] }).rows.map((row) => row.full_name);
      assert.deepEqual(names, ['client', 'otherClient']);
    });

    it('counts projects and open tickets, and says who has not confirmed the address', async () => {
      const [row] = await find('client-');
      assert.ok(row);
      const { projects, openTickets, emailConfirmed, lastSignInAt } = row;
      assert.deepEqual([projects, openTickets, emailConfirmed, lastSignInAt], [1, 1, false, null]);
    });

    it('keeps details, found by company, phone and document', async () => {
      const details = {
        company: 'Agro Quispe S.A.C.',
        phone: '987 654 321',
        document: '20999999990',
        notes: 'Paga a fin de mes.',
      };
      const { status, body } = await change(details);
      assert.equal(status, 200);
      assert.partialDeepStrictEqual(body, details);
      for (const search of ['agro quispe', '987 654', '2099999']) {
        assert.deepEqual(
          (await find(search)).map(({ id }) => id),
          [client],
          search,
        );
      }
      assert.deepEqual(await find('fin de mes'), []);
    });

    it('a field that is left out stays, an empty one is erased', async () => {
      await change({ company: 'Agro Quispe', phone: '987' });
      const { body } = await change({ phone: '' });
      assert.partialDeepStrictEqual(body, { company: 'Agro Quispe', phone: '' });
    });

    for (const [document, message] of [
      ['1234567', 'El DNI tiene 8 dígitos y el RUC, 11.'],
      ['abcdefgh', 'El DNI tiene 8 dígitos y el RUC, 11.'],
      ['20999999991', 'Ese RUC no existe: revisa sus dígitos.'],
      ['99999999999', 'Ese RUC no existe: revisa sus dígitos.'],
    ]) {
      it(`refuses the document ${document}`, async () => {
        assert.deepEqual(await change({ document }), { status: 400, body: { message } });
      });
    }

    it('accepts a DNI, and a RUC with dashes and spaces', async () => {
      assert.equal((await change({ document: '12345678' })).status, 200);
      const { body } = await change({ document: ' 20-13131295-5 ' });
      assert.partialDeepStrictEqual(body, { document: '20131312955' });
    });

    it('nobody of the team is changed as a client', async () => {
      for (const id of [api.cast.projectManager, '00000000-0000-4000-8000-000000000000']) {
        assert.deepEqual(await change({ company: 'X' }, id), {
          status: 404,
          body: { message: 'Esa persona no es cliente.' },
        });
      }
    });

    it('a changed name and address are found, and who joins the team leaves the list', async () => {
      const { db, cast } = api;
      await db.query(`update app.profiles set full_name = 'Óscar Ñaupari' where id = $1`, [
        cast.otherClient,
      ]);
      await db.query(`update auth.users set email = 'oscar@example.pe' where id = $1`, [
        cast.otherClient,
      ]);
      for (const search of ['naupari', 'oscar@example']) {
        assert.deepEqual(
          (await find(search)).map(({ id }) => id),
          [cast.otherClient],
          search,
        );
      }
      await db.query('update app.profiles set role_id = 6 where id = $1', [cast.otherClient]);
      assert.deepEqual(await find('naupari'), []);
      await db.query('update app.profiles set role_id = 1 where id = $1', [cast.otherClient]);
      assert.equal((await find('naupari')).length, 1);
    });

    it('only admins read or change details, whatever a client or manager asks the database', async () => {
      await change({ notes: 'Solo del equipo.' });
      const { db, cast } = api;
      for (const who of [cast.client, cast.projectManager, cast.ticketManager]) {
        const seen = await db.transaction(async (tx) => {
          await tx.query(
            `select set_config('request.jwt.claims', $1, true), set_config('role', 'authenticated', true)`,
            [JSON.stringify({ sub: who, role: 'authenticated' })],
          );
          return [
            ...(await tx.query('select 1 from app.client_details')),
            ...(await tx.query('select 1 from app.client_cards')),
            ...(await tx.query(`update app.client_details set notes = '' returning 1`)),
            ...(await tx.query('select 1 where app.client_card($1) is not null', [cast.client])),
          ];
        });
        assert.deepEqual(seen, []);
      }
      const [row] = await find('client-');
      assert.equal(row?.notes, 'Solo del equipo.');
    });

    it('a person’s own data have the details, not the notes', async () => {
      await change({ company: 'Agro Quispe', phone: '987', document: '12345678', notes: 'Ojo.' });
      const { body } = await api.call('client', 'exportAccount', {});
      assert.deepEqual((body as { details?: unknown }).details, {
        company: 'Agro Quispe',
        phone: '987',
        document: '12345678',
      });
      assert.ok(!JSON.stringify(body).includes('Ojo.'));
    });
  });
});

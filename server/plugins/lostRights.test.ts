import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import type { Database } from '../db/port.ts';
import type { CastName } from '../testing/company.ts';
import { interceptTransactions } from '../testing/interceptTransactions.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { openApi, type Api } from '../testing/openApi.ts';

const STRANGER = { status: 401, body: { message: 'Inicia sesión para continuar.' } };
const FORBIDDEN = { status: 403, body: { message: 'No tienes permiso para hacer esto.' } };

const TICKET = { body: { subject: 'La pasarela falla', description: 'No acepta tarjetas' } };
const IDEA = { body: { prompt: 'Vendo pan' } };
const STAFF = {
  body: {
    email: 'ana@demo.pe',
    password: 'tres gatos y un farol',
    full_name: 'Ana Ríos',
    role_id: 5,
  },
};

forEmbeddedDatabase((databaseName, open) => {
  describe(`rights lost during a call, on ${databaseName}`, () => {
    let db: Database;
    let api: Api;
    let between: ReturnType<typeof interceptTransactions>;
    /** Runs while the call is being prepared. */
    let duringPreparation: () => Promise<unknown>;
    let removed: string[];

    before(async () => {
      db = await open();
    });
    // Each test revokes rights, so each gets its own people.
    beforeEach(async () => {
      between = interceptTransactions(db);
      duringPreparation = () => Promise.resolve();
      removed = [];
      api = await openApi(between.db, {
        ideas: {
          generate: async () => {
            await duringPreparation();
            const ideas = [{ name: 'A', description: 'B', features: ['1', '2', '3'] }];
            return { ideas, engine: 'local' };
          },
        },
        limits: {
          take: async ({ name }) => {
            if (name === 'tickets') await duringPreparation();
          },
          check: () => Promise.resolve(),
        },
        identityAdmin: {
          createAccount: async () => {
            await duringPreparation();
            return api.cast.otherClient;
          },
          inviteAccount: () => Promise.reject(new Error('nobody is invited here')),
          inviteAgain: () => Promise.reject(new Error('nobody is invited here')),
          removeAccount: (id) => Promise.resolve(void removed.push(id)),
          setActive: () => Promise.resolve(),
        },
      });
    });

    const setRole = (who: CastName, role: string) => () =>
      db.query(
        'update app.profiles set role_id = (select id from app.roles where name = $2) where id = $1',
        [api.cast[who], role],
      );
    const remove = (who: CastName) => () =>
      db.query('delete from auth.users where id = $1', [api.cast[who]]);
    const broken = (code: string) => Promise.reject(Object.assign(new Error('broken'), { code }));
    /** Runs between the statement that reads the role and the transaction that writes. */
    const beforeWriting = (happens: () => Promise<unknown>) => between.beforeNext(happens);

    it('a deleted person is unauthenticated', async () => {
      duringPreparation = remove('copywriter');
      assert.deepEqual(await api.call('copywriter', 'createTicket', TICKET), STRANGER);
      duringPreparation = remove('ticketManager');
      assert.deepEqual(await api.call('ticketManager', 'generateIdea', IDEA), STRANGER);
    });

    it('a role without access is refused, and nothing is written', async () => {
      duringPreparation = setRole('client', 'ticket_manager');
      assert.deepEqual(await api.call('client', 'createTicket', TICKET), FORBIDDEN);
      const [ticket] = await db.query<{ id: string; status: string }>(
        'select id, status from app.tickets where user_id = $1',
        [api.cast.client],
      );
      beforeWriting(setRole('admin', 'client'));
      const sent = { id: ticket?.id ?? '', body: { status: 'Cerrado' } };
      assert.deepEqual(await api.call('admin', 'updateTicket', sent), FORBIDDEN);
      const tickets = await db.query('select id, status from app.tickets where user_id = $1', [
        api.cast.client,
      ]);
      assert.deepEqual(tickets, [ticket]);
    });

    it('a new role with access succeeds', async () => {
      duringPreparation = setRole('client', 'copywriter');
      assert.equal((await api.call('client', 'createTicket', TICKET)).status, 201);
    });

    it('what was prepared elsewhere is undone', async () => {
      duringPreparation = setRole('admin', 'client');
      assert.deepEqual(await api.call('admin', 'createStaff', STAFF), FORBIDDEN);
      assert.deepEqual(removed, [api.cast.otherClient]);
    });

    it('the idempotency key is released', async () => {
      const keyed = { ...TICKET, key: crypto.randomUUID() };
      duringPreparation = setRole('client', 'ticket_manager');
      assert.deepEqual(await api.call('client', 'createTicket', keyed), FORBIDDEN);
      duringPreparation = setRole('client', 'client');
      await duringPreparation();
      assert.equal((await api.call('client', 'createTicket', keyed)).status, 201);
    });

    for (const code of ['42501', '23503']) {
      it(`rights lost while writing (${code}) give the same answer`, async () => {
        beforeWriting(async () => {
          await remove('copywriter')();
          await broken(code);
        });
        assert.deepEqual(await api.call('copywriter', 'createTicket', TICKET), STRANGER);
        beforeWriting(async () => {
          await setRole('ticketManager', 'client')();
          await broken(code);
        });
        const reply = { body: { title: 'Lo vemos', body: 'Ya lo vemos.' } };
        assert.deepEqual(await api.call('ticketManager', 'createSavedReply', reply), FORBIDDEN);
      });
    }

    it('a refusal by the database alone is a 403, and is logged', async () => {
      beforeWriting(() => broken('42501'));
      assert.deepEqual(await api.call('client', 'createTicket', TICKET), FORBIDDEN);
      assert.match(api.logged.join('\n'), /"level":40.*"code":"42501"/);
    });

    it('a row missing for another reason is still a server error', async () => {
      beforeWriting(() => broken('23503'));
      assert.equal((await api.call('client', 'createTicket', TICKET)).status, 500);
    });
  });
});

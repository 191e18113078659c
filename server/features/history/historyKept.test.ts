import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { History } from '#contract/history.ts';
import { addPerson } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

forEmbeddedDatabase((databaseName, open) => {
  describe(`storage of the history, on ${databaseName}`, () => {
    let api: Api;

    before(async () => {
      api = await openApi(await open());
    });

    const historyOf = async (object: string) => {
      const { status, body } = await api.call('admin', 'getHistory', { query: { object } });
      assert.equal(status, 200, JSON.stringify(body));
      return History.parse(body).rows;
    };
    const idOf = async (sql: string, ...params: unknown[]) =>
      (await api.db.query<{ id: string }>(sql, params))[0]?.id ?? assert.fail(sql);

    it('is rolled back with its transaction', async () => {
      const id = await idOf('select id from app.tickets limit 1');
      const before = await historyOf(`ticket:${id}`);
      await api.db
        .transaction(async (tx) => {
          await tx.query(`update app.tickets set subject = 'Nunca' where id = $1`, [id]);
          throw new Error('undo');
        })
        .catch(() => undefined);
      assert.deepEqual(await historyOf(`ticket:${id}`), before);
    });

    it('cannot be changed or deleted, not even by the owner of the table', async () => {
      const statements = [
        `update app.history set to_value = 'x'`,
        'delete from app.history',
        'truncate app.history',
        `set session_replication_role = 'replica'; delete from app.history`,
      ];
      const before = await api.db.query('select * from app.history order by id');
      for (const sql of statements) {
        await assert.rejects(
          api.db.transaction((tx) => tx.script(sql)),
          { code: '23001' },
          sql,
        );
      }
      assert.deepEqual(await api.db.query('select * from app.history order by id'), before);
    });

    it('of a message whose assignee and sender are deleted has each change once', async () => {
      const [gone, other] = [crypto.randomUUID(), crypto.randomUUID()];
      await addPerson(api.db, gone, 'Gone', 'admin');
      await addPerson(api.db, other, 'Other', 'client');
      const id = await idOf(
        `insert into app.contact_messages (name, email, subject, message, assigned_to, account_id)
         values ('Ana', 'ana@example.pe', 'Hola', 'Hola', $1, $1) returning id`,
        gone,
      );
      const twice = await idOf(
        `insert into app.contact_messages (name, email, subject, message, assigned_to, account_id)
         values ('Luz', 'luz@example.pe', 'Hola', 'Hola', $1, $2) returning id`,
        gone,
        other,
      );
      // Both foreign keys change the row, as part of the same statement.
      await api.db.query('delete from auth.users where id in ($1, $2)', [gone, other]);
      for (const message of [id, twice]) {
        const rows = await historyOf(`message:${message}`);
        assert.deepEqual(
          rows.map(({ field }) => field),
          ['assigned_to', null],
        );
      }
    });

    it('of a client’s details goes with the account, and not before', async () => {
      const id = crypto.randomUUID();
      await addPerson(api.db, id, 'Rosa', 'client');
      await api.call('admin', 'updateClient', { id, body: { phone: '987654321' } });
      assert.deepEqual(
        (await historyOf(`client:${id}`)).map(({ field, from, to }) => [field, from, to]),
        [['phone', '', '987654321']],
      );
      const forget = api.db.query('delete from app.history where object_id = $1', [id]);
      await assert.rejects(forget, { code: '23001' });
      await api.db.query('delete from auth.users where id = $1', [id]);
      assert.deepEqual(await historyOf(`client:${id}`), []);
    });

    it('is read in pages, newest first, and a malformed object is a 400', async () => {
      const id = await idOf('select id from app.tickets order by created_at desc limit 1');
      for (const status of ['En Progreso', 'Cerrado', 'Abierto']) {
        await api.call('admin', 'updateTicket', { id, body: { status } });
      }
      const object = `ticket:${id}`;
      const all = await historyOf(object);
      assert.deepEqual(
        all.slice(0, 3).map(({ to }) => to),
        ['Abierto', 'Cerrado', 'En Progreso'],
      );
      const paged = [];
      let cursor: string | null = null;
      do {
        const query = { object, limit: 2, ...(cursor !== null && { cursor }) };
        const page: History = History.parse(
          (await api.call('admin', 'getHistory', { query })).body,
        );
        paged.push(...page.rows);
        cursor = page.next;
      } while (cursor !== null);
      assert.deepEqual(paged, all);
      for (const bad of [id, `ticket:${id}x`, `user:${id}`, 'ticket:']) {
        const { status } = await api.call('admin', 'getHistory', { query: { object: bad } });
        assert.equal(status, 400, bad);
      }
      assert.deepEqual(await historyOf(`ticket:${crypto.randomUUID()}`), []);
    });
  });
});

import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import fastify from 'fastify';
import { requestIdsPlugin } from '../plugins/requestIds.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import type { Database } from './port.ts';
import { withSqlLog, type SqlLogEntry } from './sqlLog.ts';

forEmbeddedDatabase((databaseName, open) => {
  describe(`the log of statements on ${databaseName}`, () => {
    let db: Database;
    const entries: SqlLogEntry[] = [];
    before(async () => {
      db = withSqlLog(await open({ migrated: false }), (entry) => entries.push(entry));
    });

    it('names each statement with its time, and none of its values', async () => {
      entries.length = 0;
      await db.query('select $1::text\n  as name', ['Rosa Quispe']);
      await db.transaction((tx) => tx.query('select $1::int', [41]));
      await assert.rejects(db.query('select 1 / $1::int', [0]));
      assert.deepEqual(
        entries.map(({ sql }) => sql),
        ['select $1::text as name', 'select $1::int', 'select 1 / $1::int'],
      );
      assert.ok(entries.every(({ ms }) => ms >= 0));
      assert.ok(!JSON.stringify(entries).includes('Rosa'));
    });

    it('carries the id of the request, also before its body is read', async () => {
      entries.length = 0;
      const app = fastify({ genReqId: () => 'pedido-1' });
      await app.register(requestIdsPlugin);
      app.addHook('onRequest', async () => {
        await db.query('select 1');
      });
      app.post('/', () => db.query('select 2'));
      await app.inject({ method: 'POST', url: '/', payload: { any: 'body' } });
      assert.deepEqual(
        entries.map(({ requestId, sql }) => [requestId, sql]),
        [
          ['pedido-1', 'select 1'],
          ['pedido-1', 'select 2'],
        ],
      );
    });
  });
});

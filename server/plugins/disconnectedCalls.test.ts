import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, test } from 'node:test';
import type { Database } from '../db/port.ts';
import { seedCompany } from '../testing/company.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { connectTo } from '../testing/rawSocket.ts';
import { testApp, testServices } from '../testing/testApp.ts';
import { ISSUER, tokenMint } from '../testing/tokenMint.ts';
import { tokenVerifier } from './accessTokens.ts';

const mint = await tokenMint();

/** The database, and a promise of the first look-up of a stored answer. */
function watched(db: Database): { db: Database; looked: Promise<unknown> } {
  const { promise: looked, resolve } = Promise.withResolvers<undefined>();
  return {
    looked,
    db: {
      kind: db.kind,
      script: (sql) => db.script(sql),
      listen: (channel, handlers) => db.listen(channel, handlers),
      close: () => db.close(),
      transaction: (work) => db.transaction(work),
      query: (sql, params) => {
        if (sql.includes('as settled')) resolve(undefined);
        return db.query(sql, params);
      },
    },
  };
}

forEachDatabase((name, open) => {
  describe(`calls whose client disconnects, on ${name}`, () => {
    let opened: Database;
    let client: string;

    before(async () => {
      opened = await open();
      ({ client } = await seedCompany(opened));
    });

    // Longer than the time a repeated call waits for the first attempt.
    test(
      'a repeated call whose client disconnects stops waiting',
      { timeout: 30_000 },
      async (t) => {
        const { db, looked } = watched(opened);
        const preparing = Promise.withResolvers<undefined>();
        const prepared = Promise.withResolvers<undefined>();
        const { app } = testApp({
          db,
          verifyToken: tokenVerifier({ keys: mint.keys, issuer: ISSUER }),
          services: testServices({
            limits: {
              take: async () => {
                preparing.resolve(undefined);
                await prepared.promise;
              },
              check: () => Promise.resolve(),
            },
          }),
        });
        t.after(() => {
          prepared.resolve(undefined);
          return app.close();
        });
        const ended = Promise.withResolvers<unknown>();
        app.addHook('onError', async (_request, _reply, error) => ended.resolve(error));

        const url = '/api/data/tickets';
        const headers = {
          authorization: `Bearer ${await mint.issue(client)}`,
          'idempotency-key': randomUUID(),
          'content-type': 'application/json',
        };
        const payload = JSON.stringify({ subject: 'El pago', description: 'No llega' });
        const first = app.inject({ method: 'POST', url, headers, payload });
        await preparing.promise;

        const socket = await connectTo(app);
        const sent = { host: 'localhost', 'content-length': String(payload.length), ...headers };
        const lines = Object.entries(sent).map(([header, value]) => `${header}: ${value}\r\n`);
        socket.write(`POST ${url} HTTP/1.1\r\n${lines.join('')}\r\n${payload}`);
        await looked;
        socket.destroy();

        assert.equal(((await ended.promise) as { statusCode?: number }).statusCode, 409);
        prepared.resolve(undefined);
        assert.equal((await first).statusCode, 201);
      },
    );
  });
});

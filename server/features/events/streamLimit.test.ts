import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { it } from 'node:test';
import type { Database } from '../../db/port.ts';
import { tokenVerifier } from '../../plugins/accessTokens.ts';
import { seedCompany, type CastName } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { FULL } from '../../testing/full.ts';
import { closeNow, listenTo } from '../../testing/listener.ts';
import { testApp } from '../../testing/testApp.ts';
import { ISSUER, tokenMint } from '../../testing/tokenMint.ts';

const mint = await tokenMint();
const MANY = FULL ? 30 : 15;

/** Delays `listen` until `MANY` calls have passed the access check, so that all of them open a stream at once. */
function lateListener(db: Database): Database {
  const all = Promise.withResolvers<undefined>();
  let entered = 0;
  return {
    kind: db.kind,
    query: async <Row extends object>(sql: string, params?: unknown[]) => {
      const rows = await db.query<Row>(sql, params);
      if (sql.includes('app.enter') && (entered += 1) === MANY) all.resolve(undefined);
      return rows;
    },
    transaction: (work) => db.transaction(work),
    script: (sql) => db.script(sql),
    listen: (channel, handlers) => all.promise.then(() => db.listen(channel, handlers)),
    close: () => db.close(),
  };
}

forEmbeddedDatabase((databaseName, open) => {
  it(`a person gets at most twelve streams, even of many at once, on ${databaseName}`, async (t) => {
    const db = await open();
    const cast = await seedCompany(db);
    const verifyToken = tokenVerifier({ keys: mint.keys, issuer: ISSUER });
    const { app } = testApp({ db: lateListener(db), verifyToken });
    await app.listen({ port: 0, host: '127.0.0.1' });
    t.after(() => closeNow(app));
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/data/events`;
    const listen = async (who: CastName) => {
      const listener = await listenTo(url, {
        authorization: `Bearer ${await mint.issue(cast[who])}`,
      });
      t.after(() => listener.hangUp());
      return listener;
    };

    const many = await Promise.all(Array.from({ length: MANY }, () => listen('client')));
    const granted = many.filter(({ status }) => status === 200);
    assert.equal(granted.length, 12);
    for (const { status, headers } of many.filter((stream) => !granted.includes(stream))) {
      assert.deepEqual([status, headers.get('retry-after')], [429, '5']);
    }
    assert.equal((await listen('otherClient')).status, 200);
    granted[0]?.hangUp();
    let again = await listen('client');
    while (again.status === 429) again = await listen('client');
    assert.equal(again.status, 200);
  });
});

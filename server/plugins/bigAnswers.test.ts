import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Database } from '../db/port.ts';
import { seedCompany, type Cast } from '../testing/company.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { testApp } from '../testing/testApp.ts';
import { ISSUER, tokenMint } from '../testing/tokenMint.ts';
import { tokenVerifier } from './accessTokens.ts';

const mint = await tokenMint();

forEmbeddedDatabase((databaseName, open) => {
  describe(`polled reads, on ${databaseName}`, () => {
    let db: Database;
    let cast: Cast;

    before(async () => {
      db = await open();
      cast = await seedCompany(db);
      await db.query(
        `insert into app.tickets (user_id, subject, description)
         select $1, 'Ñandú ' || n, repeat('No llega nada. ', 20) from generate_series(1, 200) n`,
        [cast.client],
      );
    });

    async function read(path: string, headers: Record<string, string> = {}) {
      const verifyToken = tokenVerifier({ keys: mint.keys, issuer: ISSUER });
      const { app } = testApp({ db, verifyToken });
      const authorization = `Bearer ${await mint.issue(cast.admin)}`;
      return app.inject({ url: `/api${path}`, headers: { authorization, ...headers } });
    }

    for (const path of ['/data/tickets', '/admin/all-data']) {
      it(`${path} unchanged answers 304 without a body`, async () => {
        const first = await read(path);
        const etag = String(first.headers.etag);
        assert.equal(first.headers['cache-control'], 'private, no-cache');
        assert.equal(first.headers.vary, 'Authorization, Accept-Encoding');
        const second = await read(path, { 'if-none-match': etag });
        assert.equal(second.statusCode, 304);
        assert.equal(second.body, '');
        assert.equal(second.headers.etag, etag);

        await db.query(`update app.tickets set status = 'Cerrado' where subject = 'Ñandú 7'`);
        const third = await read(path, { 'if-none-match': etag });
        assert.equal(third.statusCode, 200);
        assert.notEqual(third.headers.etag, etag);
        await db.query(`update app.tickets set status = 'Abierto' where subject = 'Ñandú 7'`);
      });

      it(`${path} is compressed if the client accepts it`, async () => {
        const plain = await read(path);
        assert.equal(plain.headers['content-encoding'], undefined);
        const br = await read(path, { 'accept-encoding': 'gzip, deflate, br' });
        assert.equal(br.headers['content-encoding'], 'br');
        assert.equal(brotliDecompressSync(br.rawPayload).toString(), plain.body);
        const gz = await read(path, { 'accept-encoding': 'gzip' });
        assert.equal(gz.headers['content-encoding'], 'gzip');
        assert.equal(gunzipSync(gz.rawPayload).toString(), plain.body);
        assert.ok(br.rawPayload.length < plain.rawPayload.length / 10);
      });
    }
  });
});

import assert from 'node:assert/strict';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { before, describe, test } from 'node:test';
import type { Database } from '../db/port.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createAccount, SITE_URL, startIdentity } from '../testing/identityService.ts';
import { openKeySet } from './keySet.ts';
import { rotateSigningKey } from './signingKeys.ts';

forEachDatabase((name, open) => {
  describe(`the key set on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    test('servers that start together share one key', async () => {
      // Open the pool's connections first, so that the five calls really race.
      await Promise.all(Array.from({ length: 5 }, () => db.query('select 1')));
      const keySets = await Promise.all(Array.from({ length: 5 }, () => openKeySet(db)));
      const published = await Promise.all(keySets.map((keySet) => keySet.jwks()));
      assert.equal(published[0]?.keys.length, 1);
      assert.deepEqual(published[1], published[0]);
      const token = await keySets[0]!.sign({ sub: 'a' });
      const { payload } = await jwtVerify(token, keySets[2]!.resolve);
      assert.equal(payload.sub, 'a');
    });

    test('an access token verifies with the published keys', async (t) => {
      const { url, signIn } = await startIdentity(t, db);
      const account = await createAccount(db);
      const { client, session } = await signIn(account);
      const keys = createRemoteJWKSet(new URL(`${url}/auth/v1/.well-known/jwks.json`));
      const { payload, protectedHeader } = await jwtVerify(session.access_token, keys, {
        issuer: `${SITE_URL}/auth/v1`,
        audience: 'authenticated',
        algorithms: ['ES256'],
      });
      assert.equal(protectedHeader.typ, 'JWT');
      assert.equal(payload.exp! - payload.iat!, 3600);
      assert.deepEqual(
        { sub: payload.sub, email: payload.email, role: payload.role },
        { sub: account.id, email: account.email, role: 'authenticated' },
      );
      const { data } = await client.auth.getClaims();
      assert.equal(data?.claims.sub, account.id);
    });

    test('only public parts are published', async (t) => {
      const { url } = await startIdentity(t, db);
      const response = await fetch(`${url}/auth/v1/.well-known/jwks.json`);
      const { keys } = (await response.json()) as { keys: object[] };
      assert.deepEqual(
        keys.map((key) => Object.keys(key).sort()),
        [['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y']],
      );
    });

    test('a retired key no longer signs, and its tokens stay valid for a day', async () => {
      const running = await openKeySet(db);
      const before = await running.sign({ sub: 'before' });
      const started = await openKeySet(db);
      await rotateSigningKey(db);
      const after = await started.sign({ sub: 'after' });
      assert.notEqual(decodeProtectedHeader(after).kid, decodeProtectedHeader(before).kid);
      assert.equal((await started.jwks()).keys.length, 2);

      assert.equal((await jwtVerify(before, started.resolve)).payload.sub, 'before');
      assert.equal((await jwtVerify(after, running.resolve)).payload.sub, 'after');
      const again = decodeProtectedHeader(await running.sign({ sub: 'again' }));
      assert.equal(again.kid, decodeProtectedHeader(after).kid);

      await db.query(
        `update auth.signing_keys set retired_at = now() - interval '25 hours' where retired_at is not null`,
      );
      assert.equal((await started.jwks()).keys.length, 1);
    });

    test('a database outage is not reported as an invalid token', async () => {
      const keySet = await openKeySet(db);
      const other = await openKeySet(db);
      await rotateSigningKey(db);
      const unseen = await other.sign({ sub: 'a' });
      await db.query('alter table auth.signing_keys rename to away');
      try {
        await assert.rejects(jwtVerify(unseen, keySet.resolve), { code: '42P01' });
      } finally {
        await db.query('alter table auth.away rename to signing_keys');
      }
    });
  });
});

import assert from 'node:assert/strict';
import { generateKeyPair, SignJWT } from 'jose';
import { before, describe, test } from 'node:test';
import type { Database } from '../db/port.ts';
import '../testing/cheapHashes.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import {
  createAccount,
  SITE_URL,
  startIdentity,
  type Account,
} from '../testing/identityService.ts';
import { openKeySet } from './keySet.ts';

forEmbeddedDatabase((name, open) => {
  describe(`invalid tokens on ${name}`, () => {
    let db: Database;
    let rosa: Account;
    before(async () => {
      db = await open();
      rosa = await createAccount(db);
    });

    test('the auth routes answer 403 bad_jwt, the rest routes 401 PGRST301', async (t) => {
      const { url, signIn } = await startIdentity(t, db);
      const { session } = await signIn(rosa);
      for (const [what, token] of Object.entries(await badTokens(db, session.access_token))) {
        const user = await ask(`${url}/auth/v1/user`, token);
        assert.equal(user.status, 403, what);
        assert.equal(user.body.error_code, 'bad_jwt', what);

        const profiles = await ask(`${url}/rest/v1/profiles`, token);
        assert.equal(profiles.status, 401, what);
        assert.equal(profiles.body.code, 'PGRST301', what);
        assert.equal(profiles.headers.get('www-authenticate'), 'Bearer', what);
      }
    });

    test('a token expires after an hour', async (t) => {
      let time = Date.parse('2026-11-20T15:00:00Z');
      const { url, signIn } = await startIdentity(t, db, { now: () => new Date(time) });
      const { session } = await signIn(rosa);
      time += 3_599_000;
      assert.equal((await ask(`${url}/auth/v1/user`, session.access_token)).status, 200);
      assert.equal((await ask(`${url}/rest/v1/profiles`, session.access_token)).status, 200);
      time += 1_000;
      assert.equal((await ask(`${url}/auth/v1/user`, session.access_token)).status, 403);
      const expired = await ask(`${url}/rest/v1/profiles`, session.access_token);
      assert.equal(expired.status, 401);
      assert.equal(expired.body.message, 'JWT expired');
    });

    test('without a token, auth answers 401 no_authorization and rest treats the caller as a visitor', async (t) => {
      const { url } = await startIdentity(t, db);
      const user = await ask(`${url}/auth/v1/user`);
      assert.equal(user.status, 401);
      assert.equal(user.body.error_code, 'no_authorization');
      const profiles = await ask(`${url}/rest/v1/profiles`);
      assert.equal(profiles.status, 401);
      assert.equal(profiles.body.code, '42501');
    });
  });
});

/** Invalid tokens by their fault. All but the first few have a valid signature. */
async function badTokens(db: Database, good: string): Promise<Record<string, string>> {
  const [header = '', payload = '', signature = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
  const keySet = await openKeySet(db);
  const foreign = await generateKeyPair('ES256');
  const kid = (JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }).kid;
  return {
    'not a token': 'local-anon-key-of-another-place',
    'three meaningless parts': 'a.b.c',
    tampered: `${header}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
    'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'without signature': `${header}.${payload}.`,
    'of a foreign key': await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'ES256', kid })
      .sign(foreign.privateKey),
    'of an unknown key': await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'unknown' })
      .sign(foreign.privateKey),
    'HMAC with the public parts': await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(Buffer.from(JSON.stringify(await keySet.jwks()))),
    expired: await keySet.sign({ ...claims, exp: claims.exp - 7200 }),
    'of another issuer': await keySet.sign({ ...claims, iss: `${SITE_URL}.evil/auth/v1` }),
    'for another audience': await keySet.sign({ ...claims, aud: 'anon' }),
    'of another role': await keySet.sign({ ...claims, role: 'service_role' }),
    'without expiry': await keySet.sign(without(claims, 'exp')),
    'without a subject': await keySet.sign(without(claims, 'sub')),
    'without a session': await keySet.sign(without(claims, 'session_id')),
  };
}

function without(claims: object, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

async function ask(url: string, token?: string) {
  const response = await fetch(url, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  const body = (await response.json()) as { error_code: string; code: unknown; message: string };
  return { status: response.status, headers: response.headers, body };
}

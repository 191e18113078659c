import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { it } from 'node:test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { readSettings } from '../settings.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { hostedDatabase } from '../testing/hostedDatabase.ts';
import { openIdentity } from './openIdentity.ts';

it('with a hosted project, accepts tokens that verify with its published keys', async (t) => {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'hosted', alg: 'ES256' };
  const asked: string[] = [];
  const project = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  }).listen(0, '127.0.0.1');
  await once(project, 'listening');
  const origin = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;

  const settings = readSettings({
    SUPABASE_URL: origin,
    SUPABASE_ANON_KEY: 'anon',
    SUPABASE_SERVICE_ROLE_KEY: 'service',
    DATABASE_URL: 'postgres://localhost/x',
  });
  const identity = await openIdentity(settings, (await hostedDatabase(t)).db, {
    wake: () => undefined,
  });
  assert.equal(identity.embedded, null);

  const issue = (issuer: string) =>
    new SignJWT({ role: 'authenticated', session_id: randomUUID() })
      .setProtectedHeader({ alg: 'ES256', kid: 'hosted' })
      .setSubject(randomUUID())
      .setIssuer(issuer)
      .setAudience('authenticated')
      .setExpirationTime('1h')
      .sign(privateKey);
  assert.ok(await identity.verifyToken(await issue(`${origin}/auth/v1`)));
  assert.equal(await identity.verifyToken(await issue('https://other.supabase.co/auth/v1')), null);
  assert.deepEqual(asked, ['/auth/v1/.well-known/jwks.json']);
  project.close();
});

forEmbeddedDatabase((name, open) => {
  it(`otherwise serves embedded identity by its settings, on ${name}`, async () => {
    const db = await open();
    const openWith = async (env: NodeJS.ProcessEnv) => {
      const settings = readSettings({ DATABASE_URL: 'postgres://localhost/x', ...env });
      const { embedded } = await openIdentity(settings, db, { wake: () => undefined });
      assert.ok(embedded);
      return embedded;
    };
    const usual = await openWith({});
    assert.equal(usual.autoconfirm, false);
    assert.equal(usual.rateLimits, true);
    assert.deepEqual(usual.redirectAllowList, []);
    const special = await openWith({
      IDENTITY_AUTOCONFIRM: 'true',
      RATE_LIMITS: 'off',
      CORS_ORIGINS: 'https://app.example.pe',
    });
    assert.equal(special.autoconfirm, true);
    assert.equal(special.rateLimits, false);
    assert.deepEqual(special.redirectAllowList, ['https://app.example.pe']);
  });
});

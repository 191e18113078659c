import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTVerifyGetKey } from 'jose';
import type { Queryable } from '../db/port.ts';

export const ISSUER = 'http://localhost:5001/auth/v1';
const KID = 'test-key';

/** A stand-in for the identity service: signs valid and invalid tokens with its key. */
export interface TokenMint {
  keys: JWTVerifyGetKey;
  /**
   * A valid token, except for the claims replaced; `undefined` omits a claim. The session id is
   * the person's id (`addLiveSession`).
   */
  issue(sub: string, claims?: Record<string, unknown>): Promise<string>;
  /** Invalid tokens by fault. */
  badTokens(sub: string): Promise<Record<string, string>>;
}

export async function tokenMint(): Promise<TokenMint> {
  const own = await generateKeyPair('ES256', { extractable: true });
  const foreign = await generateKeyPair('ES256');
  const publicJwk = await exportJWK(own.publicKey);
  const now = () => Math.floor(Date.now() / 1000);
  const sign = (sub: string, claims: Record<string, unknown>, key = own.privateKey, kid = KID) =>
    new SignJWT({
      iss: ISSUER,
      aud: 'authenticated',
      role: 'authenticated',
      iat: now(),
      exp: now() + 3600,
      sub,
      session_id: sub,
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
      .sign(key);
  const issue: TokenMint['issue'] = (sub, claims = {}) => sign(sub, claims);

  return {
    keys: createLocalJWKSet({ keys: [{ ...publicJwk, kid: KID, alg: 'ES256', use: 'sig' }] }),
    issue,
    async badTokens(sub) {
      const [header = '', payload = '', signature = ''] = (await issue(sub)).split('.');
      const other = encode({ ...decode(payload), sub: crypto.randomUUID() });
      return {
        malformed: 'not-a-token',
        'three meaningless parts': 'a.b.c',
        expired: await issue(sub, { iat: now() - 7200, exp: now() - 3600 }),
        'without expiry': await issue(sub, { exp: undefined }),
        tampered: `${header}.${other}.${signature}`,
        'without signature': `${header}.${payload}.`,
        'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
        'HS256 with the public key': await new SignJWT(decode(payload))
          .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: KID })
          .sign(new TextEncoder().encode(JSON.stringify(publicJwk))),
        'foreign key': await sign(sub, {}, foreign.privateKey),
        'foreign key id': await sign(sub, {}, foreign.privateKey, 'another-key'),
        'anon key': 'local-anon-key',
        'another issuer': await issue(sub, { iss: 'https://example.com/auth/v1' }),
        'another audience': await issue(sub, { aud: 'other' }),
        'another role': await issue(sub, { role: 'service_role' }),
        'a subject that is not an id': await issue('admin', { session_id: sub }),
        'without session': await issue(sub, { session_id: undefined }),
        'a session that is not an id': await issue(sub, { session_id: 'admin' }),
      };
    },
  };
}

/** Creates the session that a person's valid tokens refer to. */
export async function addLiveSession(db: Queryable, person: string): Promise<void> {
  await db.query(`insert into auth.sessions (id, user_id, refresh_key) values ($1, $1, 'none')`, [
    person,
  ]);
}

function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function decode(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
}

import {
  createLocalJWKSet,
  errors,
  importJWK,
  SignJWT,
  type JWK,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import type { Database } from '../db/port.ts';
import { ensureSigningKey, listSigningKeys, type SigningKey } from './signingKeys.ts';

/** The ES256 keys of embedded identity, shared between processes through auth.signing_keys. */
export interface KeySet {
  /** Public parts only, as `/.well-known/jwks.json` publishes them (RFC 7517). */
  jwks(): Promise<{ keys: JWK[] }>;
  /** For jose's `jwtVerify`: remembers the keys and looks again when it meets an unknown one. */
  resolve: JWTVerifyGetKey;
  /** Signs with the newest key that is not retired; `kid` goes into the header. */
  sign(payload: JWTPayload): Promise<string>;
}

/** A flood of made-up key ids must not become a flood of queries. */
const RELOAD_AT_MOST_EVERY_MS = 5_000;

/** Opens the key set and makes its first key if the database has none. */
export async function openKeySet(db: Database): Promise<KeySet> {
  await ensureSigningKey(db);
  const jwks = async () => ({ keys: (await listSigningKeys(db)).map(publicPart) });

  let known = createLocalJWKSet(await jwks());
  let reloadedAt = -Infinity;
  let reloading = Promise.resolve();
  const reload = async () => {
    known = createLocalJWKSet(await jwks());
  };

  return {
    jwks,
    async resolve(header, token) {
      try {
        return await known(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
        if (performance.now() - reloadedAt > RELOAD_AT_MOST_EVERY_MS) {
          reloadedAt = performance.now();
          reloading = reload();
        }
        await reloading;
        return known(header, token);
      }
    },
    async sign(payload) {
      // Read each time, so that a key which another process has retired signs nothing more.
      const key = (await listSigningKeys(db)).find(({ retired }) => !retired);
      if (!key) throw new Error('auth.signing_keys holds no key to sign with');
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.kid })
        .sign(await importJWK(key.private_jwk, 'ES256'));
    },
  };
}

function publicPart({ kid, private_jwk: { crv, x, y } }: SigningKey): JWK {
  return { kid, alg: 'ES256', use: 'sig', key_ops: ['verify'], kty: 'EC', crv, x, y };
}

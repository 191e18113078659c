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

/** The ES256 keys of embedded identity, shared by all processes through auth.signing_keys. */
export interface KeySet {
  /** Public keys only, as published at `/.well-known/jwks.json` (RFC 7517). */
  jwks(): Promise<{ keys: JWK[] }>;
  /** For jose's `jwtVerify`: caches the keys and reloads them for an unknown key id. */
  resolve: JWTVerifyGetKey;
  /** Signs with the newest active key; `kid` goes into the header. */
  sign(payload: JWTPayload): Promise<string>;
}

/** Limits reloads, so that made-up key ids cannot flood the database. */
const RELOAD_AT_MOST_EVERY_MS = 5_000;

/** Opens the key set and creates the first key if there is none. */
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
      // Read on each use: another process may have retired a key.
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

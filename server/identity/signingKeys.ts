import { exportJWK, generateKeyPair, type JWK_EC_Private } from 'jose';
import type { Database, Queryable } from '../db/port.ts';

/** A private key from auth.signing_keys; its `d` must never leave the server. */
export interface SigningKey {
  kid: string;
  private_jwk: JWK_EC_Private;
  retired: boolean;
}

/** Two servers that start together on one database must agree on the first key. */
const KEYS_LOCK = 'tramayo.signing_keys';

/**
 * Keys that sign, or whose tokens may still be valid, newest first. A retired key is listed for
 * a day, far longer than an access token lives.
 */
export async function listSigningKeys(db: Queryable): Promise<SigningKey[]> {
  return db.query<SigningKey>(
    `select kid, private_jwk, retired_at is not null as retired
       from auth.signing_keys
      where retired_at is null or retired_at > now() - interval '1 day'
      order by created_at desc, kid`,
  );
}

/** Creates the first ES256 key if there is none. */
export async function ensureSigningKey(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [KEYS_LOCK]);
    const keys = await listSigningKeys(tx);
    if (keys.every((key) => key.retired)) await insertSigningKey(tx);
  });
}

/**
 * Retires the active key and creates its successor. Nobody is signed out: see `listSigningKeys`.
 */
export async function rotateSigningKey(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [KEYS_LOCK]);
    await tx.query('update auth.signing_keys set retired_at = now() where retired_at is null');
    await insertSigningKey(tx);
  });
}

async function insertSigningKey(tx: Queryable): Promise<void> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  // Cast from text, because the drivers serialize strings for jsonb differently.
  await tx.query('insert into auth.signing_keys (kid, private_jwk) values ($1, $2::text::jsonb)', [
    crypto.randomUUID(),
    JSON.stringify(await exportJWK(privateKey)),
  ]);
}

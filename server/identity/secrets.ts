import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/**
 * 256 random bits in base64url, for refresh tokens, the keys that derive them, and links in
 * mails.
 */
export function randomSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** The hash of a secret for the database. A plain hash is enough for 256 random bits. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

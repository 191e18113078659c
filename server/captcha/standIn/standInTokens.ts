import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** Payload of a stand-in token. */
const Claims = z.object({
  /**
   * Identifies the token; unlike the token's text, it cannot be altered without breaking the
   * signature.
   */
  id: z.string(),
  action: z.string(),
  hostname: z.string(),
  challenge_ts: z.string(),
});
type Claims = z.infer<typeof Claims>;

/** A signed token with a unique id. */
export function signToken(secret: string, claims: Omit<Claims, 'id'>): string {
  const payload = Buffer.from(JSON.stringify({ ...claims, id: randomUUID() })).toString(
    'base64url',
  );
  return `${payload}.${signature(secret, payload)}`;
}

/** @returns `null` unless {@link signToken} signed the token with this secret */
export function readToken(secret: string, token: string): Claims | null {
  const [payload = '', signed = '', ...more] = token.split('.');
  if (more.length > 0 || !equalInConstantTime(signed, signature(secret, payload))) return null;
  return Claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
}

/** Compares in constant time. */
export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHmac('sha256', 'same').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

function signature(secret: string, payload: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}

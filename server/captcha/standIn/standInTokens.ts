import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** What a token of the stand-in says of itself. */
const Claims = z.object({
  /** What a token counts by: a signature covers it, whatever is written around. */
  id: z.string(),
  action: z.string(),
  hostname: z.string(),
  challenge_ts: z.string(),
});
type Claims = z.infer<typeof Claims>;

/** A signed token; no two are alike. */
export function signToken(secret: string, claims: Omit<Claims, 'id'>): string {
  const payload = Buffer.from(JSON.stringify({ ...claims, id: randomUUID() })).toString(
    'base64url',
  );
  return `${payload}.${signature(secret, payload)}`;
}

/** @returns `null` for whatever {@link signToken} has not signed with this secret */
export function readToken(secret: string, token: string): Claims | null {
  const [payload = '', signed = '', ...more] = token.split('.');
  if (more.length > 0 || !sameText(signed, signature(secret, payload))) return null;
  return Claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
}

/** In a time that tells nothing of the texts. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHmac('sha256', 'same').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

function signature(secret: string, payload: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}

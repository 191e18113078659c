import { createHmac } from 'node:crypto';

/**
 * The token `generations` rotations after this one. It is derived from the older token and the
 * session's key, so a client with a superseded token can be given the active one although the
 * database stores only its hash. Without the key nobody can compute it.
 */
export function successor(token: string, refreshKey: string, generations: number): string {
  let current = token;
  for (let step = 0; step < generations; step += 1) {
    current = createHmac('sha256', refreshKey).update(current).digest('base64url');
  }
  return current;
}

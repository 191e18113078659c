import { createHmac } from 'node:crypto';

/**
 * The token `generations` rotations after this one. Because it follows from the older token and the
 * session's key, whoever shows a superseded token can be handed the active one although the database
 * holds only its hash; without the key nobody can compute it.
 */
export function successor(token: string, refreshKey: string, generations: number): string {
  let current = token;
  for (let step = 0; step < generations; step += 1) {
    current = createHmac('sha256', refreshKey).update(current).digest('base64url');
  }
  return current;
}

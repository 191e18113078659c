import type { FastifyRequest } from 'fastify';
import type { RoleName } from '#contract/peopleConstants.ts';
import { enter } from '../db/enter.ts';
import type { Claims, Queryable } from '../db/port.ts';
import type { VerifyToken } from './accessTokens.ts';
import { bearerToken } from './bearerToken.ts';
import { FORBIDDEN, Refusal } from './errors.ts';

/** Whether a role may call; any other staff role is a plain string. */
export type Access = (role: string) => boolean;

export const anyRole: Access = () => true;
export const only = (...roles: RoleName[]): Access => {
  return (role) => roles.some((allowed) => allowed === role);
};
export const allBut = (...roles: RoleName[]): Access => {
  return (role) => !roles.some((refused) => refused === role);
};

const UNAUTHENTICATED = 'Inicia sesión para continuar.';

/**
 * Who is calling, by the bearer token (RFC 6750).
 *
 * @throws Refusal 401 without a token that proves it
 */
export async function authenticate(request: FastifyRequest, verify: VerifyToken): Promise<Claims> {
  const token = bearerToken(request.headers.authorization);
  const claims = token === undefined ? null : await verify(token);
  if (claims === null) throw new Refusal(401, UNAUTHENTICATED);
  return claims;
}

/**
 * Asks whether a role may call. It is read from the table at each call, so that a change counts on the
 * next one; who has no row in profiles counts as nobody (SEC-4), and so does a session that is over.
 *
 * @param role as `enter` and `readAs` answer it; `null` is nobody
 * @throws Refusal 401 for nobody, 403 for a role that may not
 */
export function permit(role: string | null, access: Access): void {
  if (role === null) throw new Refusal(401, UNAUTHENTICATED);
  if (!access(role)) throw new Refusal(403, FORBIDDEN);
}

/**
 * Who sent what everybody may send. A token nobody can check right now is ignored like a bad one, or one
 * whose session is over.
 */
export async function senderOf(
  request: FastifyRequest,
  verify: VerifyToken,
  db: Queryable,
): Promise<Claims | null> {
  try {
    const claims = await authenticate(request, verify);
    return (await enter(db, claims)) === null ? null : claims;
  } catch {
    return null;
  }
}

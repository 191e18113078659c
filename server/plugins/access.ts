import type { FastifyRequest } from 'fastify';
import type { RoleName } from '#contract/peopleConstants.ts';
import { enter } from '../db/rights.ts';
import type { Claims, Queryable } from '../db/port.ts';
import type { VerifyToken } from './accessTokens.ts';
import { bearerToken } from './bearerToken.ts';
import { FORBIDDEN, Refusal } from './errors.ts';

/** Whether a role may make the call. Staff roles unknown to the code are plain strings. */
export type Access = (role: string) => boolean;

export const anyRole: Access = () => true;
export const only = (...roles: RoleName[]): Access => {
  return (role) => roles.some((allowed) => allowed === role);
};

const UNAUTHENTICATED = 'Inicia sesión para continuar.';

/**
 * Identifies the caller by the bearer token (RFC 6750).
 *
 * @throws Refusal 401 without a valid token
 */
export async function authenticate(request: FastifyRequest, verify: VerifyToken): Promise<Claims> {
  const token = bearerToken(request.headers.authorization);
  const claims = token === undefined ? null : await verify(token);
  if (claims === null) throw new Refusal(401, UNAUTHENTICATED);
  return claims;
}

/**
 * Checks that the role may make the call. The role is read from the database on each call, so a
 * change takes effect at once. A person without a profile (SEC-4) or whose session ended has no
 * role.
 *
 * @param role as returned by `enter` and `readAs`; `null` if the caller is unknown
 * @throws Refusal 401 for an unknown caller, 403 for a role that may not make the call
 */
export function permit(role: string | null, access: Access): asserts role is string {
  if (role === null) throw new Refusal(401, UNAUTHENTICATED);
  if (!access(role)) throw new Refusal(403, FORBIDDEN);
}

/**
 * The sender of a public call, if known. A token that is invalid, cannot be verified right now,
 * or belongs to an ended session is ignored.
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

import type { FastifyRequest } from 'fastify';
import type { RoleName } from '#contract/people.ts';
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
 * Reads the caller's role from the table, so that a change counts on the next request, and asks
 * whether it may call. Without a row in profiles they count as nobody (SEC-4).
 *
 * @param tx bound to the caller by `asUser`
 * @throws Refusal 401 without a profile, 403 for a role that may not
 */
export async function authorize(tx: Queryable, access: Access): Promise<void> {
  const [row] = await tx.query<{ role: string | null }>('select app.my_role() as role');
  permit(row?.role ?? null, access);
}

/**
 * @param role as the table has it; `null` without a profile
 * @throws Refusal 401 without a profile, 403 for a role that may not
 */
export function permit(role: string | null, access: Access): void {
  if (role === null) throw new Refusal(401, UNAUTHENTICATED);
  if (!access(role)) throw new Refusal(403, FORBIDDEN);
}

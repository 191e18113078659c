import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { InvalidTokenError } from '../accessToken.ts';
import { bearerToken } from '../../plugins/bearerToken.ts';
import type { IdentityContext } from '../identityContext.ts';
import { hashSecret } from '../secrets.ts';
import { AuthError } from './authError.ts';

/**
 * Admits only the holder of the service key. An admin's own token is not enough: roles belong to
 * the application.
 *
 * @throws AuthError 401 no_authorization; 403 not_admin, bad_jwt
 */
export async function requireServiceKey(
  { anonKey, serviceRoleKey, tokens }: IdentityContext,
  request: FastifyRequest,
): Promise<void> {
  const token = bearerToken(request.headers.authorization);
  if (!token) throw new AuthError(401, 'no_authorization', 'Falta la clave de servicio.');
  if (isSame(token, serviceRoleKey)) return;
  if (token !== anonKey) await tokens.verify(token).catch(refuse);
  throw new AuthError(403, 'not_admin', 'Solo la clave de servicio administra cuentas.');
}

/** Compares hashes, because a constant-time comparison needs equal lengths. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(expected)));
}

function refuse(error: unknown): never {
  if (!(error instanceof InvalidTokenError)) throw error;
  throw new AuthError(403, 'bad_jwt', 'La clave de servicio no es válida.');
}

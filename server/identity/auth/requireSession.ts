import type { FastifyRequest } from 'fastify';
import { InvalidTokenError } from '../accessToken.ts';
import { bearerToken } from '../../plugins/bearerToken.ts';
import type { IdentityContext } from '../identityContext.ts';
import { findSession } from '../sessions.ts';
import { findUserById, type UserRow } from '../users.ts';
import { AuthError } from './authError.ts';

interface SignedIn {
  user: UserRow;
  sessionId: string;
  /** When a recovery link started the session; null if none did. */
  recoveredAt: Date | null;
}

/**
 * The person behind a request with a live session.
 *
 * @throws AuthError 401 no_authorization; 403 bad_jwt, user_not_found, session_not_found
 */
export async function requireSession(
  { db, now, tokens }: IdentityContext,
  request: FastifyRequest,
): Promise<SignedIn> {
  const token = bearerToken(request.headers.authorization);
  if (!token) {
    throw new AuthError(401, 'no_authorization', 'Inicia sesión para continuar.');
  }
  const claims = await tokens.verify(token).catch(refuse);
  const user = await findUserById(db, claims.sub);
  if (!user) throw new AuthError(403, 'user_not_found', 'Esta cuenta ya no existe.');
  const sessionId = claims.session_id;
  const session = await findSession(db, { id: sessionId, userId: user.id, now: now() });
  if (!session) throw sessionOver();
  return { user, sessionId, recoveredAt: session.recoveredAt };
}

export function sessionOver(): AuthError {
  return new AuthError(403, 'session_not_found', 'Tu sesión terminó. Inicia sesión de nuevo.');
}

function refuse(error: unknown): never {
  if (!(error instanceof InvalidTokenError)) throw error;
  throw new AuthError(403, 'bad_jwt', 'Tu sesión no es válida. Inicia sesión de nuevo.');
}

import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { IdentityContext } from '../identityContext.ts';
import { refreshSession } from '../rotation.ts';
import { findUserById, isBanned } from '../users.ts';
import { OptionalText, readAuthBody } from './authBody.ts';
import { AuthError } from './authError.ts';
import { sessionBody } from './sessionBody.ts';

const RefreshBody = z.object({ refresh_token: OptionalText });

const SESSION_OVER = 'Tu sesión terminó. Inicia sesión de nuevo.';

/**
 * Exchanges a refresh token for a new pair of tokens (rotation: `refreshSession`).
 *
 * @throws AuthError 400 validation_failed, refresh_token_not_found, refresh_token_already_used,
 * session_expired, user_banned
 */
export async function refreshGrant(context: IdentityContext, request: FastifyRequest) {
  const { refresh_token: token } = readAuthBody(RefreshBody, request.body);
  if (!token) throw new AuthError(400, 'validation_failed', 'Falta el refresh_token.');

  const { db, networks, now, sessionLength } = context;
  const outcome = await refreshSession(db, token, now(), sessionLength);
  if (outcome.kind === 'expired') throw new AuthError(400, 'session_expired', SESSION_OVER);
  if (outcome.kind === 'reused') {
    throw new AuthError(400, 'refresh_token_already_used', SESSION_OVER);
  }
  const user = outcome.kind === 'refreshed' ? await findUserById(db, outcome.userId) : undefined;
  if (outcome.kind === 'unknown' || !user) {
    throw new AuthError(400, 'refresh_token_not_found', SESSION_OVER);
  }
  if (isBanned(user, now())) {
    throw new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned');
  }
  networks.remember(request.ip);
  return sessionBody(context, user, outcome);
}

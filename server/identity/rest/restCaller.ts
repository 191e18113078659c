import type { FastifyRequest } from 'fastify';
import { asUser } from '../../db/rights.ts';
import type { Claims, Queryable } from '../../db/port.ts';
import { InvalidTokenError } from '../accessToken.ts';
import { bearerToken } from '../../plugins/bearerToken.ts';
import type { IdentityContext } from '../identityContext.ts';
import { findSession } from '../sessions.ts';
import { fromDatabase, RestError } from './restError.ts';

/** Runs work in a transaction under the caller's row-level security. */
type RunAsCaller = <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>;

export interface RestCaller {
  /** Null for a visitor. */
  claims: Claims | null;
  run: RunAsCaller;
}

/**
 * Identifies the caller. No token, or the anon key, means a visitor; any other token must verify
 * and its session be live.
 *
 * @throws RestError 401 PGRST301; `run` rejects with errors of Postgres as RestErrors
 */
export async function restCaller(
  context: IdentityContext,
  request: FastifyRequest,
): Promise<RestCaller> {
  const claims = await readClaims(context, request.headers.authorization);
  return {
    claims,
    run: async (work) => {
      try {
        return await asUser(context.db, claims, work);
      } catch (error) {
        throw fromDatabase(error, claims !== null) ?? error;
      }
    },
  };
}

async function readClaims(
  { anonKey, db, now, tokens }: IdentityContext,
  authorization: string | undefined,
): Promise<Claims | null> {
  if (!authorization) return null;
  const token = bearerToken(authorization);
  if (token === anonKey) return null;
  const claims = await tokens.verify(token ?? '').catch((error: unknown) => {
    if (!(error instanceof InvalidTokenError)) throw error;
    throw invalidToken(error.expired ? 'JWT expired' : 'JWT could not be verified');
  });
  const session = { id: claims.session_id, userId: claims.sub, now: now() };
  if (await findSession(db, session)) return claims;
  throw invalidToken('Session ended');
}

function invalidToken(message: string): RestError {
  return new RestError(401, 'PGRST301', message);
}

import type { FastifyRequest } from 'fastify';
import { asUser } from '../../db/asUser.ts';
import type { Claims, Queryable } from '../../db/port.ts';
import { InvalidTokenError } from '../accessToken.ts';
import { bearerToken } from '../../plugins/bearerToken.ts';
import type { IdentityContext } from '../identityContext.ts';
import { findSession } from '../sessions.ts';
import { fromDatabase, RestError } from './restError.ts';

/** Runs work in a transaction that row-level security holds to whoever sent the request. */
type RunAsCaller = <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>;

export interface RestCaller {
  /** Null for a visitor. */
  claims: Claims | null;
  run: RunAsCaller;
}

/**
 * Finds out who asks: no token and the anon key stand for a visitor, all else must verify, and its
 * session stand.
 *
 * @throws RestError 401 PGRST301; `run` rejects with what Postgres raised, as a RestError
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

import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { IdentityContext } from '../identityContext.ts';
import { redeemOneTimeToken, type LinkType } from '../oneTimeTokens.ts';
import { startSession } from '../sessions.ts';
import { confirmByLink } from '../userChanges.ts';
import { findUserById, isBanned } from '../users.ts';
import { OptionalText, readAuthBody } from './authBody.ts';
import { AuthError } from './authError.ts';
import { sessionBody } from './sessionBody.ts';

const VerifyBody = z.object({ type: OptionalText, token_hash: OptionalText });

/** The links that each type of supabase-js covers; it has more types than we send. */
const LINKS: Readonly<Record<string, readonly LinkType[]>> = {
  signup: ['signup'],
  email: ['signup', 'recovery'],
  recovery: ['recovery'],
};

/**
 * Redeems the link of a mail: confirms the address, starts a session and invalidates the link.
 *
 * @throws AuthError 400 validation_failed; 403 otp_expired for a link that is used, replaced,
 * expired, unknown or of another type, without saying which; 403 user_banned; 429 over_request_rate_limit
 */
export async function verifyLink(context: IdentityContext, request: FastifyRequest) {
  const { db, limits, sessionLength: length } = context;
  const { type, token_hash: token } = readAuthBody(VerifyBody, request.body);
  if (!type || !token) {
    throw new AuthError(400, 'validation_failed', 'Faltan type y token_hash.');
  }
  await limits.take('verifyFrom', request.ip);
  const types = Object.hasOwn(LINKS, type) ? (LINKS[type] ?? []) : [];
  const now = context.now();

  const entered = await db.transaction(async (tx) => {
    const link = await redeemOneTimeToken(tx, token, types, now);
    if (!link) return undefined;
    await confirmByLink(tx, link, now);
    const { userId } = link;
    const recovered = link.type === 'recovery';
    const userAgent = request.headers['user-agent'];
    const session = await startSession(tx, { userId, now, length, userAgent, recovered });
    const user = await findUserById(tx, userId);
    // The link is used up nevertheless.
    if (user && isBanned(user, now)) throw new AuthError(403, 'user_banned', 'User is banned');
    return user && { user, session };
  });
  if (!entered) {
    throw new AuthError(403, 'otp_expired', 'El enlace ha vencido o ya se usó. Pide uno nuevo.');
  }
  return sessionBody(context, entered.user, entered.session);
}

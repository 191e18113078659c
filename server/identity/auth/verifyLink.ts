import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/port.ts';
import type { IdentityContext } from '../identityContext.ts';
import { redeemOneTimeToken, type LinkType } from '../oneTimeTokens.ts';
import { startSession } from '../sessions.ts';
import { confirmEmailChange } from '../emailChange.ts';
import { confirmByLink } from '../userChanges.ts';
import { EmailTakenError, findUserById, isBanned } from '../users.ts';
import { OptionalText, readAuthBody } from './authBody.ts';
import { AuthError, emailExists } from './authError.ts';
import { sessionBody } from './sessionBody.ts';

const VerifyBody = z.object({ type: OptionalText, token_hash: OptionalText });

const OTHER_LINK = 'Confirmado. Falta abrir el enlace que enviamos al otro correo.';

/** The links that each type of supabase-js covers; it has more types than we send. */
const LINKS: Readonly<Record<string, readonly LinkType[]>> = {
  signup: ['signup'],
  email: ['signup', 'recovery', 'invite'],
  recovery: ['recovery'],
  invite: ['invite'],
  email_change: ['email_change_current', 'email_change_new'],
};

/**
 * Redeems the link of a mail: confirms the address, starts a session and invalidates the link. The
 * first link of a change of address starts no session; like GoTrue, we answer a message.
 *
 * @throws AuthError 400 validation_failed; 403 otp_expired for a link that is used, replaced,
 * expired, unknown or of another type, without saying which; 403 user_banned; 422 email_exists for
 * an address that another account got meanwhile; 429 over_request_rate_limit
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

  const enter = async (tx: Queryable) => {
    const link = await redeemOneTimeToken(tx, token, types, now);
    if (!link) return undefined;
    if (link.type === 'email_change_current' || link.type === 'email_change_new') {
      if ((await confirmEmailChange(tx, link, now)) === 'waits') return 'waits' as const;
    } else {
      await confirmByLink(tx, link, now);
    }
    const { userId } = link;
    // Neither link has a password that could be asked for.
    const recovered = link.type === 'recovery' || link.type === 'invite';
    const userAgent = request.headers['user-agent'];
    const session = await startSession(tx, { userId, now, length, userAgent, recovered });
    const user = await findUserById(tx, userId);
    if (user && isBanned(user, now)) throw new AuthError(403, 'user_banned', 'User is banned');
    return user && { user, session };
  };
  const entered = await db.transaction(enter).catch((error: unknown) => {
    throw error instanceof EmailTakenError ? emailExists() : error;
  });
  if (entered === 'waits') return { msg: OTHER_LINK, code: '200' };
  if (!entered) {
    throw new AuthError(403, 'otp_expired', 'El enlace ha vencido o ya se usó. Pide uno nuevo.');
  }
  return sessionBody(context, entered.user, entered.session);
}

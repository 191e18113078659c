import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { plainEmail } from '#contract/typedText.ts';
import type { Queryable } from '../../db/port.ts';
import type { IdentityContext } from '../identityContext.ts';
import { between } from '../limits.ts';
import { verifyPassword } from '../passwords.ts';
import { startSession, type NewSession, type SessionTokens } from '../sessions.ts';
import { findUserByEmail, isBanned, lockPassword, type UserRow } from '../users.ts';
import { OptionalText, readAuthBody } from './authBody.ts';
import { AuthError } from './authError.ts';
import { sessionBody } from './sessionBody.ts';

const Credentials = z.object({ email: OptionalText, password: OptionalText });

/**
 * Signs in with e-mail and password.
 *
 * An unknown address gets the same answer after the same work as a wrong password, and only a
 * correct password reveals that the address is unconfirmed, or the account deactivated. So the answer never tells who has an
 * account.
 *
 * @throws AuthError 400 validation_failed, invalid_credentials, email_not_confirmed, user_banned; 429
 * over_request_rate_limit after too many wrong passwords
 */
export async function passwordGrant(context: IdentityContext, request: FastifyRequest) {
  const { db, limits, networks, now, sessionLength } = context;
  const { email, password } = readAuthBody(Credentials, request.body);
  const account = plainEmail(email).toLowerCase();
  if (!account) throw new AuthError(400, 'validation_failed', 'Escribe tu correo.');

  // Counted before and refunded after the check, so that concurrent attempts cannot exceed the
  // limits. The strictest limit comes first: attempts that it refuses do not use up the others.
  const turns = [
    ['signInFromTo', between(request.ip, account)],
    ['signInFrom', request.ip],
    ['signInTo', account],
  ] as const;
  for (const [limit, subject] of turns) await limits.take(limit, subject);
  const refund = () => Promise.all(turns.map(([limit, subject]) => limits.refund(limit, subject)));

  const user = await findUserByEmail(db, account);
  const queueKey = networks.queueKey(request.ip);
  const matches = await verifyPassword(password, user?.encrypted_password, queueKey).catch(
    async (error: unknown) => {
      // The password was not checked because the hashing queue was full, so the attempt does not
      // count.
      await refund();
      throw error;
    },
  );
  if (!user || !matches) throw invalidCredentials();
  networks.remember(request.ip);
  await refund();
  if (!user.email_confirmed_at) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  const signedInAt = now();
  if (isBanned(user, signedInAt)) throw new AuthError(400, 'user_banned', 'User is banned');
  const session = await db.transaction((tx) =>
    openSession(tx, user, {
      userId: user.id,
      now: signedInAt,
      length: sessionLength,
      userAgent: request.headers['user-agent'],
    }),
  );
  return sessionBody(context, { ...user, last_sign_in_at: signedInAt }, session);
}

/**
 * Starts the session. The password may have been replaced, and its sessions ended, while it was
 * being checked.
 */
async function openSession(
  tx: Queryable,
  user: UserRow,
  session: NewSession,
): Promise<SessionTokens> {
  const current = await lockPassword(tx, user.id);
  if (current?.encrypted_password !== user.encrypted_password) throw invalidCredentials();
  return startSession(tx, session);
}

function invalidCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}

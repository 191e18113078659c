import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { IdentityContext } from '../identityContext.ts';
import { nameOf } from '../mailLinks.ts';
import { passwordChangedMail } from '../../mail/templates/passwordChanged.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { findSession } from '../sessions.ts';
import { changePassword, mergeMetadata } from '../userChanges.ts';
import { findUserById, lockPassword, type UserRow } from '../users.ts';
import { OptionalText, readAuthBody } from './authBody.ts';
import { AuthError } from './authError.ts';
import { OwnMetadata } from './fullName.ts';
import { requireStrong } from './newPassword.ts';
import { requireSession, sessionOver } from './requireSession.ts';
import { userBody } from './userBody.ts';

const UpdateBody = z.object({
  email: OptionalText,
  password: z.nullish(z.string()),
  current_password: OptionalText,
  data: OwnMetadata,
});

/**
 * Changes one's own name, or one's password, which ends the other sessions and sends a mail. A
 * new password needs the current one, because the session may be stolen (ASVS 5.0, 6.2.3).
 *
 * @throws AuthError those of `requireSession`; 400 validation_failed (another address),
 * current_password_required, current_password_mismatch; 422 weak_password, same_password; 429
 * over_request_rate_limit
 */
export async function updateUser(context: IdentityContext, request: FastifyRequest) {
  const { user, sessionId, recoveredAt } = await requireSession(context, request);
  const body = readAuthBody(UpdateBody, request.body);
  const { email, password, data } = body;
  // Refuse without a look-up: it would reveal whether the address has an account.
  if (email && email.trim().toLowerCase() !== user.email) {
    throw new AuthError(400, 'validation_failed', 'El correo de una cuenta no se puede cambiar.');
  }
  const passwordHash =
    typeof password === 'string'
      ? await hashNew(context, user, {
          password,
          current: body.current_password,
          recoveredAt,
          queueKey: context.networks.queueKey(request.ip),
        })
      : null;

  const now = context.now();
  const changed = await context.db.transaction(async (tx) => {
    // The session may have ended, or the password changed, during the hashing.
    const current = await lockPassword(tx, user.id);
    const replaced = passwordHash && current?.encrypted_password !== user.encrypted_password;
    const session = await findSession(tx, { id: sessionId, userId: user.id, now });
    if (replaced || !session) throw sessionOver();
    if (data.full_name) await mergeMetadata(tx, user.id, { own: data, now });
    if (passwordHash) {
      await changePassword(tx, user.id, passwordHash, { keepSession: sessionId, now });
      const mail = { to: user.email, fullName: nameOf(user), when: now };
      await context.mail.enqueue(tx, passwordChangedMail(mail));
    }
    return findUserById(tx, user.id);
  });
  context.mail.wake();
  return userBody(changed ?? user);
}

/**
 * How long after its link a recovery session needs no current password: the lifetime of the
 * link, in ms.
 */
const RECOVERY_MS = 3600 * 1000;

interface NewPassword {
  password: string;
  /** The current password as typed; empty if not given. */
  current: string;
  recoveredAt: Date | null;
  queueKey: string | undefined;
}

/**
 * Limited like sign-in: with a stolen session, this comparison could be used to guess the
 * password.
 */
async function hashNew({ limits, now }: IdentityContext, user: UserRow, given: NewPassword) {
  const { password, current, recoveredAt, queueKey } = given;
  requireStrong(password);
  const isRecovery = recoveredAt !== null && now().getTime() - recoveredAt.getTime() < RECOVERY_MS;
  if (!isRecovery && !current) {
    throw new AuthError(400, 'current_password_required', 'Escribe tu contraseña actual.');
  }
  await limits.take('newPasswordOf', user.id);
  const old = isRecovery ? password : current;
  const matches = await verifyPassword(old, user.encrypted_password, queueKey);
  if (!isRecovery && !matches) {
    throw new AuthError(400, 'current_password_mismatch', 'Tu contraseña actual no es correcta.');
  }
  if (matches && password === old) {
    throw new AuthError(
      422,
      'same_password',
      'La contraseña nueva debe ser distinta de la anterior.',
    );
  }
  return hashPassword(password);
}

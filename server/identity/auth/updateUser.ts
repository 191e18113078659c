import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { IdentityContext } from '../identityContext.ts';
import { nameOf } from '../mailLinks.ts';
import { passwordChangedMail } from '../../mail/templates/passwordChanged.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { sessionExists } from '../sessions.ts';
import { changePassword, renameUser } from '../userChanges.ts';
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
  data: OwnMetadata,
});

/**
 * Changes one's own password, which ends the other sessions and is told by mail, or one's name.
 *
 * @throws AuthError those of `requireSession`; 400 validation_failed (another address); 422
 *   weak_password, same_password; 429 over_request_rate_limit
 */
export async function updateUser(context: IdentityContext, request: FastifyRequest) {
  const { user, sessionId } = await requireSession(context, request);
  const { email, password, data } = readAuthBody(UpdateBody, request.body);
  // Whether the address is taken would tell who has an account.
  if (email && email.trim().toLowerCase() !== user.email) {
    throw new AuthError(400, 'validation_failed', 'El correo de una cuenta no se puede cambiar.');
  }
  const passwordHash = typeof password === 'string' ? await hashNew(context, user, password) : null;

  const now = context.now();
  const changed = await context.db.transaction(async (tx) => {
    // Hashing takes its time, in which the session may have been ended or the password replaced.
    const current = await lockPassword(tx, user.id);
    const replaced = passwordHash && current?.encrypted_password !== user.encrypted_password;
    if (replaced || !(await sessionExists(tx, sessionId, user.id))) throw sessionOver();
    if (data.full_name) await renameUser(tx, user.id, data.full_name, now);
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

/** Comparing with the old one answers whoever holds a stolen session: it is limited like signing in. */
async function hashNew({ limits }: IdentityContext, user: UserRow, password: string) {
  requireStrong(password);
  await limits.take('newPasswordOf', user.id);
  if (await verifyPassword(password, user.encrypted_password)) {
    throw new AuthError(
      422,
      'same_password',
      'La contraseña nueva debe ser distinta de la anterior.',
    );
  }
  return hashPassword(password);
}

import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { requestEmailChange } from '../emailChange.ts';
import type { IdentityContext } from '../identityContext.ts';
import { between } from '../limits.ts';
import { nameOf } from '../mailLinks.ts';
import { accountReadyMail } from '../../mail/templates/accountReady.ts';
import { passwordChangedMail } from '../../mail/templates/passwordChanged.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { findSession } from '../sessions.ts';
import { changePassword, mergeMetadata } from '../userChanges.ts';
import { findUserById, lockPassword, type UserRow } from '../users.ts';
import { OptionalText, readAuthBody, readEmail } from './authBody.ts';
import { AuthError } from './authError.ts';
import { OwnMetadata, requireLine } from './fullName.ts';
import { requireStrong } from './newPassword.ts';
import { queryValue } from './queryValue.ts';
import { requireSession, sessionOver } from './requireSession.ts';
import { userBody } from './userBody.ts';

const UpdateBody = z.object({
  email: OptionalText,
  password: z.nullish(z.string()),
  current_password: OptionalText,
  data: OwnMetadata,
});

/**
 * Changes one's own name, one's password, which ends the other sessions and sends a mail, or asks
 * for another address, which changes nothing until both addresses have confirmed it. Password and
 * address need the current password, because the session may be stolen (ASVS 5.0, 6.2.3).
 *
 * @throws AuthError those of `requireSession`; 400 validation_failed, current_password_required,
 * current_password_mismatch; 422 weak_password, same_password; 429 over_request_rate_limit,
 * over_email_send_rate_limit
 */
export async function updateUser(context: IdentityContext, request: FastifyRequest) {
  const { user, sessionId, recoveredAt } = await requireSession(context, request);
  const body = readAuthBody(UpdateBody, request.body);
  const { email, password, data } = body;
  requireLine(data.full_name);
  const asked = email ? readEmail(email) : user.email;
  const newEmail = asked === user.email ? null : asked;
  const queueKey = context.networks.queueKey(request.ip);
  const typed = { current: body.current_password, queueKey };
  if (newEmail) {
    await requireCurrent(context, user, typed);
    await context.limits.take('mailFromTo', between(request.ip, newEmail));
    await context.limits.take('mailFrom', request.ip);
    await context.limits.take('mailTo', newEmail);
  }
  const passwordHash =
    typeof password === 'string'
      ? await hashNew(context, user, {
          ...typed,
          password,
          recoveredAt,
        })
      : null;

  const now = context.now();
  const changed = await context.db.transaction(async (tx) => {
    // The session may have ended, or the password changed, during the hashing.
    const current = await lockPassword(tx, user.id);
    const isGuarded = passwordHash !== null || newEmail !== null;
    const replaced = isGuarded && current?.encrypted_password !== user.encrypted_password;
    const session = await findSession(tx, { id: sessionId, userId: user.id, now });
    if (replaced || !session) throw sessionOver();
    if (data.full_name) await mergeMetadata(tx, user.id, { own: data, now });
    if (passwordHash) {
      await changePassword(tx, user.id, passwordHash, { keepSession: sessionId, now });
      const mail = { to: user.email, fullName: nameOf(user), when: now };
      const isFirst = user.encrypted_password === null;
      await context.mail.enqueue(tx, (isFirst ? accountReadyMail : passwordChangedMail)(mail));
    }
    if (newEmail) {
      const redirectTo = queryValue(request, 'redirect_to');
      await requestEmailChange(context, tx, user, { newEmail, redirectTo });
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

interface Typed {
  /** The current password as typed; empty if not given. */
  current: string;
  queueKey: string | undefined;
}

interface NewPassword extends Typed {
  password: string;
  recoveredAt: Date | null;
}

/**
 * Limited like sign-in: with a stolen session, this comparison could be used to guess the
 * password.
 */
async function requireCurrent({ limits }: IdentityContext, user: UserRow, typed: Typed) {
  const { current, queueKey } = typed;
  if (!current) {
    throw new AuthError(400, 'current_password_required', 'Escribe tu contraseña actual.');
  }
  await limits.take('newPasswordOf', user.id);
  if (!(await verifyPassword(current, user.encrypted_password, queueKey))) {
    throw new AuthError(400, 'current_password_mismatch', 'Tu contraseña actual no es correcta.');
  }
}

async function hashNew(context: IdentityContext, user: UserRow, given: NewPassword) {
  const { limits, now } = context;
  const { password, current, recoveredAt, queueKey } = given;
  requireStrong(password);
  const isRecovery = recoveredAt !== null && now().getTime() - recoveredAt.getTime() < RECOVERY_MS;
  let isSame = password === current;
  if (isRecovery) {
    await limits.take('newPasswordOf', user.id);
    isSame = await verifyPassword(password, user.encrypted_password, queueKey);
  } else {
    await requireCurrent(context, user, given);
  }
  if (isSame) {
    throw new AuthError(
      422,
      'same_password',
      'La contraseña nueva debe ser distinta de la anterior.',
    );
  }
  return hashPassword(password);
}

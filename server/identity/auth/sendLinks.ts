import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { IdentityContext } from '../identityContext.ts';
import { between } from '../limits.ts';
import { sendLink } from '../mailLinks.ts';
import { hashDummy } from '../passwords.ts';
import { findUserByEmail, isInvited, type UserRow } from '../users.ts';
import { OptionalText, readAuthBody, readEmail } from './authBody.ts';
import { AuthError } from './authError.ts';
import { queryValue } from './queryValue.ts';

const RecoverBody = z.object({ email: OptionalText });
const ResendBody = z.object({ email: OptionalText, type: OptionalText });

/**
 * Sends a link to set a new password.
 *
 * @throws AuthError 400 validation_failed; 429 over_email_send_rate_limit
 */
export async function recover(context: IdentityContext, request: FastifyRequest) {
  const { email } = readAuthBody(RecoverBody, request.body);
  return sendTo(context, request, { email, type: 'recovery', wanted: () => true });
}

/**
 * Sends a new confirmation link to an unconfirmed account, or its invitation again.
 *
 * @throws AuthError 400 validation_failed; 429 over_email_send_rate_limit
 */
export async function resend(context: IdentityContext, request: FastifyRequest) {
  const { email, type } = readAuthBody(ResendBody, request.body);
  if (type !== 'signup') {
    throw new AuthError(400, 'validation_failed', 'Este tipo de correo no se reenvía.');
  }
  const wanted = (user: UserRow) => !user.email_confirmed_at;
  return sendTo(context, request, { email, type, wanted });
}

/** Gives the same empty answer after the same time, whether a mail is sent or not. */
async function sendTo(
  context: IdentityContext,
  request: FastifyRequest,
  given: { email: string; type: 'signup' | 'recovery'; wanted: (user: UserRow) => boolean },
) {
  const { db, limits, mail } = context;
  const email = readEmail(given.email);
  await limits.take('mailFromTo', between(request.ip, email));
  await limits.take('mailFrom', request.ip);
  await limits.take('mailTo', email);
  const redirectTo = queryValue(request, 'redirect_to');
  const send = db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user && given.wanted(user)) {
      const type = given.type === 'signup' && isInvited(user) ? 'invite' : given.type;
      await sendLink(context, tx, user, { type, redirectTo });
    }
  });
  // Wake the mailer even if the hashing queue is full.
  await Promise.all([send.then(mail.wake), hashDummy()]);
  return {};
}

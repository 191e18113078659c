import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { IdentityContext } from '../identityContext.ts';
import { between } from '../limits.ts';
import { sendLink } from '../mailLinks.ts';
import type { SignUpChoice } from '../oneTimeTokens.ts';
import { hashPassword } from '../passwords.ts';
import { startSession } from '../sessions.ts';
import { addUser, findUserByEmail, isInvited, newUser, type UserRow } from '../users.ts';
import { OptionalText, readAuthBody, readEmail } from './authBody.ts';
import { AuthError } from './authError.ts';
import { OwnMetadata, requireLine } from './fullName.ts';
import { requireStrong } from './newPassword.ts';
import { queryValue } from './queryValue.ts';
import { sessionBody } from './sessionBody.ts';
import { userBody } from './userBody.ts';

const SignUpBody = z.object({ email: OptionalText, password: OptionalText, data: OwnMetadata });

/**
 * Creates an unconfirmed account and sends its confirmation link.
 *
 * A known address gets the same answer after the same work, with a made-up user that is not
 * stored. If that account is still unconfirmed, it gets a new link. Each link carries the
 * password and name of its own sign-up: a stranger who signed up first must not choose the
 * owner's password. An invited person gets the invitation again instead: a stranger's password
 * must not reach an account that may have a staff role.
 *
 * @throws AuthError 400 validation_failed; 422 weak_password, user_already_exists (auto-confirm
 * only); 429 over_request_rate_limit, over_email_send_rate_limit
 */
export async function signUp(context: IdentityContext, request: FastifyRequest) {
  const { autoconfirm, limits, now } = context;
  const body = readAuthBody(SignUpBody, request.body);
  const email = readEmail(body.email);
  if (!body.password) {
    throw new AuthError(400, 'validation_failed', 'Escribe una contraseña.');
  }
  requireLine(body.data.full_name);
  requireStrong(body.password);
  await limits.take('signUpFrom', request.ip);
  if (!autoconfirm) {
    await limits.take('mailFromTo', between(request.ip, email));
    await limits.take('mailTo', email);
  }

  const choice = {
    passwordHash: await hashPassword(body.password),
    fullName: body.data.full_name,
  };
  const user = newUser({ email, ...choice, confirmed: autoconfirm, now: now() });
  return autoconfirm
    ? enterAtOnce(context, user, request.headers['user-agent'])
    : askToConfirm(context, user, { choice, redirectTo: queryValue(request, 'redirect_to') });
}

async function askToConfirm(
  context: IdentityContext,
  user: UserRow,
  link: { choice: SignUpChoice; redirectTo: string },
) {
  await context.db.transaction(async (tx) => {
    const added = await addUser(tx, user);
    const account = added ? user : await findUserByEmail(tx, user.email);
    if (!account || account.email_confirmed_at) return;
    await (isInvited(account)
      ? sendLink(context, tx, account, { type: 'invite', redirectTo: link.redirectTo })
      : sendLink(context, tx, account, { type: 'signup', ...link }));
  });
  context.mail.wake();
  return { ...userBody(user), confirmation_sent_at: user.created_at.toISOString() };
}

async function enterAtOnce(context: IdentityContext, user: UserRow, userAgent: string | undefined) {
  const session = await context.db.transaction(async (tx) => {
    if (!(await addUser(tx, user))) {
      throw new AuthError(422, 'user_already_exists', 'Ya existe una cuenta con este correo.');
    }
    return startSession(tx, {
      userId: user.id,
      now: user.created_at,
      length: context.sessionLength,
      userAgent,
    });
  });
  return sessionBody(context, { ...user, last_sign_in_at: user.created_at }, session);
}

import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { IdentityContext } from '../identityContext.ts';
import { sendLink } from '../mailLinks.ts';
import { addUser, findUserByEmail, newUser } from '../users.ts';
import { Metadata } from './adminUsers.ts';
import { emailExists } from './authError.ts';
import { OptionalText, readAuthBody, readEmail } from './authBody.ts';
import { queryValue } from './queryValue.ts';
import { userBody } from './userBody.ts';

const InviteBody = z.object({ email: OptionalText, data: Metadata });

/**
 * Mails a link with which its owner enters and chooses a password. Creates the account if there
 * is none; an unconfirmed one keeps its data.
 *
 * @throws AuthError 400 validation_failed; 422 email_exists for a confirmed account
 */
export async function invite(context: IdentityContext, request: FastifyRequest) {
  const body = readAuthBody(InviteBody, request.body);
  const now = context.now();
  const email = readEmail(body.email);
  const user = {
    ...newUser({ email, passwordHash: null, fullName: '', confirmed: false, now }),
    raw_user_meta_data: { ...body.data },
  };
  const account = await context.db.transaction(async (tx) => {
    const invited = (await addUser(tx, user)) ? user : await findUserByEmail(tx, email);
    if (!invited || invited.email_confirmed_at) throw emailExists();
    await sendLink(context, tx, invited, {
      type: 'invite',
      redirectTo: queryValue(request, 'redirect_to'),
    });
    return invited;
  });
  context.mail.wake();
  return { ...userBody(account), invited_at: now.toISOString() };
}

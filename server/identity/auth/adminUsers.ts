import * as z from 'zod/mini';
import type { Queryable } from '../../db/port.ts';
import { passwordChangedMail } from '../../mail/templates/passwordChanged.ts';
import type { IdentityContext } from '../identityContext.ts';
import { nameOf } from '../mailLinks.ts';
import { hashPassword } from '../passwords.ts';
import { changePassword, confirmUser, moveUser, renameUser } from '../userChanges.ts';
import { addUser, EmailTakenError, findUserById, newUser, type UserRow } from '../users.ts';
import { OptionalText, readAuthBody, readEmail } from './authBody.ts';
import { AuthError } from './authError.ts';
import { OwnMetadata } from './fullName.ts';
import { requireStrong } from './newPassword.ts';

const AdminBody = z.object({
  id: OptionalText,
  email: OptionalText,
  password: OptionalText,
  email_confirm: z.nullish(z.boolean()),
  user_metadata: OwnMetadata,
});

/**
 * Adds an account without asking its owner, under the id that is given; no mail is sent. Without a password nobody can sign in
 * until one is set.
 *
 * @throws AuthError 400 validation_failed; 422 weak_password, email_exists
 */
export async function createUser(context: IdentityContext, rawBody: unknown): Promise<UserRow> {
  const body = readAuthBody(AdminBody, rawBody);
  if (body.id && !z.guid().safeParse(body.id).success) {
    throw new AuthError(400, 'validation_failed', 'El id de la cuenta debe ser un UUID.');
  }
  const user = newUser({
    ...(body.id && { id: body.id.toLowerCase() }),
    email: readEmail(body.email),
    passwordHash: await hashGiven(body.password),
    fullName: body.user_metadata.full_name,
    confirmed: body.email_confirm === true,
    now: context.now(),
  });
  if (!(await addUser(context.db, user))) throw emailExists();
  return user;
}

/**
 * Changes whatever of an account is given. Another password ends all of its sessions and is told by
 * mail.
 *
 * @throws AuthError 400 validation_failed; 422 weak_password, email_exists
 */
export async function editUser(
  context: IdentityContext,
  user: UserRow,
  rawBody: unknown,
): Promise<UserRow> {
  const body = readAuthBody(AdminBody, rawBody);
  const email = body.email ? readEmail(body.email) : null;
  const passwordHash = await hashGiven(body.password);
  const fullName = body.user_metadata.full_name;
  const now = context.now();

  const edit = async (tx: Queryable) => {
    if (email) await moveUser(tx, user.id, email, now);
    if (body.email_confirm) await confirmUser(tx, user.id, now);
    if (fullName) await renameUser(tx, user.id, fullName, now);
    if (passwordHash) {
      await changePassword(tx, user.id, passwordHash, { keepSession: null, now });
      const mail = { to: email ?? user.email, fullName: nameOf(user), when: now };
      await context.mail.enqueue(tx, passwordChangedMail(mail));
    }
    return findUserById(tx, user.id);
  };
  const edited = await context.db.transaction(edit).catch((error: unknown) => {
    throw error instanceof EmailTakenError ? emailExists() : error;
  });
  context.mail.wake();
  return edited ?? user;
}

async function hashGiven(password: string): Promise<string | null> {
  if (!password) return null;
  requireStrong(password);
  return hashPassword(password);
}

function emailExists(): AuthError {
  return new AuthError(422, 'email_exists', 'Ya existe una cuenta con este correo.');
}

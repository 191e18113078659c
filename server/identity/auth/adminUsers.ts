import * as z from 'zod/mini';
import { cutText } from '#contract/cutText.ts';
import type { Queryable } from '../../db/port.ts';
import { passwordChangedMail } from '../../mail/templates/passwordChanged.ts';
import type { IdentityContext } from '../identityContext.ts';
import { nameOf } from '../mailLinks.ts';
import { hashPassword } from '../passwords.ts';
import {
  banUser,
  changeEmail,
  changePassword,
  confirmUser,
  mergeMetadata,
} from '../userChanges.ts';
import { addUser, EmailTakenError, findUserById, newUser, type UserRow } from '../users.ts';
import { OptionalText, readAuthBody, readEmail } from './authBody.ts';
import { AuthError, emailExists } from './authError.ts';
import { requireStrong } from './newPassword.ts';

/** Deeper nesting exceeds what JSON and the database can write. */
const DEEPEST = 50;

export const Metadata = z.nullish(
  z.record(z.string(), z.unknown()).check(z.refine((given) => isShallow(given))),
);

function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth < DEEPEST && Object.values(value).every((part) => isShallow(part, depth + 1));
}

const AdminBody = z.looseObject({
  id: OptionalText,
  email: OptionalText,
  password: OptionalText,
  email_confirm: z.nullish(z.boolean()),
  ban_duration: OptionalText,
  app_metadata: Metadata,
  user_metadata: Metadata,
});
type AdminBody = z.infer<typeof AdminBody>;

/**
 * Fields that GoTrue supports but this service does not, such as phones, are refused rather than
 * dropped.
 */
function readAdminBody(rawBody: unknown): AdminBody {
  const body = readAuthBody(AdminBody, rawBody);
  const unknown = Object.keys(body).find((key) => !Object.hasOwn(AdminBody.shape, key));
  if (unknown === undefined) return body;
  throw new AuthError(400, 'validation_failed', `${cutText(unknown, 50)} no se admite aquí.`);
}

/**
 * Creates an account without its owner's involvement, under the given id if any; no mail is
 * sent. Without a password, nobody can sign in until one is set.
 *
 * @throws AuthError 400 validation_failed; 422 weak_password, email_exists
 */
export async function createUser(context: IdentityContext, rawBody: unknown): Promise<UserRow> {
  const body = readAdminBody(rawBody);
  if (body.id && !z.guid().safeParse(body.id).success) {
    throw new AuthError(400, 'validation_failed', 'El id de la cuenta debe ser un UUID.');
  }
  if (body.ban_duration) {
    throw new AuthError(400, 'validation_failed', 'ban_duration no se admite aquí.');
  }
  const user = newUser({
    ...(body.id && { id: body.id.toLowerCase() }),
    email: readEmail(body.email),
    passwordHash: await hashGiven(body.password),
    fullName: '',
    confirmed: body.email_confirm === true,
    now: context.now(),
  });
  const kept = {
    ...user,
    raw_app_meta_data: { ...body.app_metadata, ...user.raw_app_meta_data },
    raw_user_meta_data: { ...body.user_metadata },
  };
  if (!(await addUser(context.db, kept))) throw emailExists();
  return kept;
}

/**
 * Changes the given fields of an account. A new password ends all of its sessions and sends a
 * mail.
 *
 * @throws AuthError 400 validation_failed; 422 weak_password, email_exists
 */
export async function editUser(
  context: IdentityContext,
  user: UserRow,
  rawBody: unknown,
): Promise<UserRow> {
  const body = readAdminBody(rawBody);
  const email = body.email ? readEmail(body.email) : null;
  const passwordHash = await hashGiven(body.password);
  const now = context.now();
  const ban = readBan(body.ban_duration, now);

  const edit = async (tx: Queryable) => {
    if (email) await changeEmail(tx, user.id, email, now);
    if (body.email_confirm) await confirmUser(tx, user.id, now);
    if (ban) await banUser(tx, user.id, ban.until);
    await mergeMetadata(tx, user.id, { app: body.app_metadata, own: body.user_metadata, now });
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

/**
 * Reads a duration as Go writes it, in hours, minutes and seconds ('1h30m'); 'none' lifts the ban.
 *
 * @throws AuthError 400 validation_failed
 */
function readBan(duration: string, now: Date): { until: Date | null } | null {
  if (duration === '') return null;
  if (duration === 'none') return { until: null };
  const [, hours, minutes, seconds] =
    /^(?=\d)(?:(\d{1,7})h)?(?:(\d{1,7})m)?(?:(\d{1,7})s)?$/.exec(duration) ?? [];
  const length = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  if (length > 0) return { until: new Date(now.getTime() + length * 1000) };
  throw new AuthError(400, 'validation_failed', 'ban_duration es una duración o none.');
}

async function hashGiven(password: string): Promise<string | null> {
  if (!password) return null;
  requireStrong(password);
  return hashPassword(password);
}

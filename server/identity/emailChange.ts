import type { Queryable } from '../db/port.ts';
import { emailChangeMail, emailTakenMail } from '../mail/templates/emailChange.ts';
import type { IdentityContext } from './identityContext.ts';
import { linkOf, nameOf } from './mailLinks.ts';
import type { RedeemedLink } from './oneTimeTokens.ts';
import { changeEmail } from './userChanges.ts';
import { findUserByEmail, findUserById, type UserRow } from './users.ts';

/**
 * Records the requested address and sends a link to both addresses. If the address has an account
 * already, its owner gets a mail without a link; the caller cannot tell (docs/adr/0011).
 */
export async function requestEmailChange(
  context: IdentityContext,
  tx: Queryable,
  user: UserRow,
  { newEmail, redirectTo }: { newEmail: string; redirectTo: string },
): Promise<void> {
  const { mail, now } = context;
  await tx.query(
    `update auth.users
        set email_change = $2, email_change_sent_at = $3, email_change_confirm_status = 0,
            updated_at = $3
      where id = $1`,
    [user.id, newEmail, now()],
  );
  const owner = await findUserByEmail(tx, newEmail);
  for (const type of ['email_change_current', 'email_change_new'] as const) {
    const to = type === 'email_change_new' ? newEmail : user.email;
    const link = await linkOf(context, tx, user.id, { type, redirectTo });
    // A link is issued even if the address is taken, so that the answer takes as long.
    const isTaken = owner !== undefined && to === newEmail;
    await mail.enqueue(
      tx,
      isTaken
        ? emailTakenMail({ to, fullName: nameOf(owner) })
        : emailChangeMail({ to, fullName: nameOf(user), newEmail, link }),
    );
  }
}

/**
 * Confirms a change at one of the two addresses; the second confirmation applies it.
 *
 * @returns whether the address has changed, or the other link is still to be used
 * @throws EmailTakenError if another account got the address meanwhile
 */
export async function confirmEmailChange(
  tx: Queryable,
  { userId }: RedeemedLink,
  now: Date,
): Promise<'changed' | 'waits'> {
  const first = await tx.query(
    `update auth.users set email_change_confirm_status = 1, updated_at = $2
      where id = $1 and email_change_confirm_status = 0
      returning id`,
    [userId, now],
  );
  if (first.length > 0) return 'waits';
  const user = await findUserById(tx, userId);
  if (user?.email_change) await changeEmail(tx, userId, user.email_change, now);
  return 'changed';
}

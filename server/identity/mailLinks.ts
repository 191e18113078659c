import type { Queryable } from '../db/port.ts';
import { confirmationMail } from '../mail/templates/confirmation.ts';
import { invitationMail } from '../mail/templates/invitation.ts';
import { recoveryMail } from '../mail/templates/recovery.ts';
import type { IdentityContext } from './identityContext.ts';
import { issueOneTimeToken, type LinkType, type SignUpChoice } from './oneTimeTokens.ts';
import { linkBase } from './redirects.ts';
import type { UserRow } from './users.ts';

interface Given {
  redirectTo: string;
  choice?: SignUpChoice;
}

const TEMPLATES = { signup: confirmationMail, recovery: recoveryMail, invite: invitationMail };

/**
 * Enqueues the mail with a new link, in the transaction of its cause.
 *
 * @param given.choice see `issueOneTimeToken`; the mail greets by its name
 */
export async function sendLink(
  context: IdentityContext,
  tx: Queryable,
  user: UserRow,
  { type, ...given }: Given & { type: keyof typeof TEMPLATES },
): Promise<void> {
  const link = await linkOf(context, tx, user.id, { type, ...given });
  const fullName = given.choice?.fullName ?? nameOf(user);
  await context.mail.enqueue(tx, TEMPLATES[type]({ to: user.email, fullName, link }));
}

/** Creates a link for a mail. Both links of a change of address name the type that supabase-js knows. */
export async function linkOf(
  { links, now }: IdentityContext,
  tx: Queryable,
  userId: string,
  { type, redirectTo, choice }: Given & { type: LinkType },
): Promise<string> {
  const token = await issueOneTimeToken(tx, userId, { type, choice, now: now() });
  const named = type.startsWith('email_change') ? 'email_change' : type;
  return `${linkBase(redirectTo, links)}?token_hash=${token}&type=${named}`;
}

/** The name given at sign-up; may be empty. */
export function nameOf({ raw_user_meta_data: data }: UserRow): string {
  return typeof data?.full_name === 'string' ? data.full_name : '';
}

import type { Queryable } from '../db/port.ts';
import { confirmationMail } from '../mail/templates/confirmation.ts';
import { invitationMail } from '../mail/templates/invitation.ts';
import { recoveryMail } from '../mail/templates/recovery.ts';
import type { IdentityContext } from './identityContext.ts';
import { issueOneTimeToken, type LinkType, type SignUpChoice } from './oneTimeTokens.ts';
import { linkBase } from './redirects.ts';
import type { UserRow } from './users.ts';

const TEMPLATES = { signup: confirmationMail, recovery: recoveryMail, invite: invitationMail };

/**
 * Enqueues the mail with a new link, in the transaction of its cause.
 *
 * @param given.choice see `issueOneTimeToken`; the mail greets by its name
 */
export async function sendLink(
  { mail, links, now }: IdentityContext,
  tx: Queryable,
  user: UserRow,
  { type, redirectTo, choice }: { type: LinkType; redirectTo: string; choice?: SignUpChoice },
): Promise<void> {
  const token = await issueOneTimeToken(tx, user.id, { type, choice, now: now() });
  const link = `${linkBase(redirectTo, links)}?token_hash=${token}&type=${type}`;
  const fullName = choice?.fullName ?? nameOf(user);
  await mail.enqueue(tx, TEMPLATES[type]({ to: user.email, fullName, link }));
}

/** The name given at sign-up; may be empty. */
export function nameOf({ raw_user_meta_data: data }: UserRow): string {
  return typeof data?.full_name === 'string' ? data.full_name : '';
}

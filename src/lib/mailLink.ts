import { paths } from './paths.ts';

/** The types of links in the identity provider's mails: confirmation of an address, recovery, invitation, change of address. */
const linkTypes = ['signup', 'email', 'recovery', 'invite', 'email_change'] as const;
export type LinkType = (typeof linkTypes)[number];

export interface MailLink {
  readonly tokenHash: string;
  readonly type: LinkType;
}

/** In memory only: the token must not reach storage or the browser's history (AUTH-16). */
let held: MailLink | null = null;

/**
 * Removes the token of a mail's link (`/?token_hash=…&type=…`) from the address and switches to `/confirm`. Call it
 * before anything else reads the address.
 */
export function takeMailLink(): void {
  const query = new URLSearchParams(window.location.search);
  const tokenHash = query.get('token_hash');
  held = null;
  if (tokenHash === null) return;
  window.history.replaceState(null, '', `${window.location.pathname}#${paths.confirm}`);
  const type = linkTypes.find((known) => known === query.get('type'));
  if (tokenHash !== '' && type !== undefined) held = { tokenHash, type };
}

/** The mail link that opened this page; null without one, or after it was used. */
export function heldMailLink(): MailLink | null {
  return held;
}

/** Forgets the link after it was used: it works only once. */
export function forgetMailLink(): void {
  held = null;
}

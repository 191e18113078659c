import { paths } from './paths.ts';

/** What the provider's mails lead to: a first confirmation, or another password. */
const linkTypes = ['signup', 'email', 'recovery'] as const;
export type LinkType = (typeof linkTypes)[number];

export interface MailLink {
  readonly tokenHash: string;
  readonly type: LinkType;
}

/** In memory only: neither storage nor the browser's history keeps it (AUTH-16). */
let held: MailLink | null = null;

/**
 * Takes the token of a mail's link (`/?token_hash=…&type=…`) off the address, and leads to the screen
 * with the button. To be called before anything else is done with the address.
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

/** The link this page was opened with; null where there was none, or after it was used. */
export function heldMailLink(): MailLink | null {
  return held;
}

/** A used link is good for nothing more. */
export function forgetMailLink(): void {
  held = null;
}

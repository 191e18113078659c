/**
 * What a built page cannot know: where it will stand, and who else gets what people write there. The
 * build leaves a mark for each; the server that hands the page out puts the truth in its place when it
 * starts (docs/adr/0026-page-says-what-the-server-does.md).
 */

/** Mark of the site's origin. A page without a server speaks of an address that cannot exist (RFC 2606). */
export const EXAMPLE_ORIGIN = 'https://tramayo.example';

/** Mark of the recipients. A page without a server knows that it does not know them. */
export const UNKNOWN_RECIPIENTS = 'recipients-unknown';

/** `<meta>` in which the page carries them. */
export const RECIPIENTS_META = 'recipients';

/** Others who may get personal data, by what they do for us. */
export const RECIPIENT_KINDS = ['identity', 'database', 'captcha', 'ideas', 'mail'] as const;
export type RecipientKind = (typeof RECIPIENT_KINDS)[number];

/** The host of each that is in use; what is absent is done by our own server. */
export type Recipients = Readonly<Partial<Record<RecipientKind, string>>>;

const NOBODY = 'none';

/** `identity:abc.supabase.co,mail:smtp.example.com`: safe in an attribute, quoted or not. */
export function writeRecipients(recipients: Recipients): string {
  const entries = RECIPIENT_KINDS.flatMap((kind) => {
    const host = recipients[kind];
    return host === undefined ? [] : `${kind}:${host}`;
  });
  return entries.join(',') || NOBODY;
}

/** @returns null where no server has said */
export function readRecipients(text: string | undefined): Recipients | null {
  if (text === undefined || text === UNKNOWN_RECIPIENTS) return null;
  if (text === NOBODY) return {};
  const pairs = text.split(',').map((entry) => {
    const colon = entry.indexOf(':');
    return [entry.slice(0, colon), entry.slice(colon + 1)];
  });
  return Object.fromEntries(pairs) as Recipients;
}

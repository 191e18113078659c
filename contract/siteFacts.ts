/**
 * Facts that are unknown when a page is built: the site's origin, and who else receives the data people enter. The
 * build inserts a placeholder for each; the server replaces them when it starts
 * (docs/adr/0026-page-says-what-the-server-does.md).
 */

/** Placeholder of the site's origin, a reserved domain (RFC 2606). */
export const EXAMPLE_ORIGIN = 'https://tramayo.example';

/** Placeholder of the recipients; where no server replaced it, they are unknown. */
export const UNKNOWN_RECIPIENTS = 'recipients-unknown';

/** Name of the page's `<meta>` with the recipients. */
export const RECIPIENTS_META = 'recipients';

/** Placeholder of `<html>`'s attribute; where no server replaced it, there are the fourteen calls alone. */
export const UNKNOWN_CALLS = 'data-calls=""';

/** The attribute of a server that has all calls. */
export const ALL_CALLS = 'data-calls="all"';

/** Purposes for which third parties may receive personal data. */
export const RECIPIENT_KINDS = ['identity', 'database', 'captcha', 'ideas', 'mail'] as const;
export type RecipientKind = (typeof RECIPIENT_KINDS)[number];

/** The host for each purpose; for a missing one no third party is involved. */
export type Recipients = Readonly<Partial<Record<RecipientKind, string>>>;

const NOBODY = 'none';

/** Serializes recipients as `identity:abc.supabase.co,mail:smtp.example.com`, which is safe in any attribute. */
export function writeRecipients(recipients: Recipients): string {
  const entries = RECIPIENT_KINDS.flatMap((kind) => {
    const host = recipients[kind];
    return host === undefined ? [] : `${kind}:${host}`;
  });
  return entries.join(',') || NOBODY;
}

/**
 * Parses the recipients of a page.
 *
 * @returns null if no server has filled them in
 */
export function readRecipients(text: string | undefined): Recipients | null {
  if (text === undefined || text === UNKNOWN_RECIPIENTS) return null;
  if (text === NOBODY) return {};
  const pairs = text.split(',').map((entry) => {
    const colon = entry.indexOf(':');
    return [entry.slice(0, colon), entry.slice(colon + 1)];
  });
  return Object.fromEntries(pairs) as Recipients;
}

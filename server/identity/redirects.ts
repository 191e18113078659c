/** Origins that links in mails may open. */
export interface LinkRules {
  /** Without a trailing slash. */
  siteUrl: string;
  /** Origins besides the site's own, such as `https://app.example.pe`. */
  redirectAllowList: readonly string[];
}

/**
 * The page that a link opens: the root of the requested origin if it is the site's or on the
 * list, otherwise of the site, so that our mails never link to a foreign site. Path, query and
 * hash are dropped: the app reads the token only at its root, and a second `#` breaks hash
 * routes (AUTH-16).
 */
export function linkBase(redirectTo: string, { siteUrl, redirectAllowList }: LinkRules): string {
  const asked = URL.parse(redirectTo);
  const allowed = [new URL(siteUrl).origin, ...redirectAllowList];
  // blob: URLs also have the origin of their page.
  return asked?.protocol.startsWith('http') && allowed.includes(asked.origin)
    ? `${asked.origin}/`
    : `${siteUrl}/`;
}

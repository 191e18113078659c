/** Where mails may lead. */
export interface LinkRules {
  /** Without a slash at its end. */
  siteUrl: string;
  /** Origins beside the site's own, `https://app.example.pe`. */
  redirectAllowList: readonly string[];
}

/**
 * The page that a link opens: the root of the caller's origin, if that is the site's or on the list,
 * else the site's: a mail of ours must never lead to a stranger's. Path, query and hash are left out:
 * the app reads the token at its root only, and a second `#` breaks hash routes (AUTH-16).
 */
export function linkBase(redirectTo: string, { siteUrl, redirectAllowList }: LinkRules): string {
  const asked = URL.parse(redirectTo);
  const allowed = [new URL(siteUrl).origin, ...redirectAllowList];
  // blob: addresses carry their page's origin.
  return asked?.protocol.startsWith('http') && allowed.includes(asked.origin)
    ? `${asked.origin}/`
    : `${siteUrl}/`;
}

/** How long a confirmation's link is good, as the mail and the page say it. */
export const CONFIRM_DAYS = 7;

/** Where the mails' links lead. */
export interface NewsletterLinks {
  confirm(token: string): string;
  /** Also what mail programs call by themselves (RFC 8058). */
  unsubscribe(token: string): string;
}

/** @param siteUrl origin people reach the site at */
export function newsletterLinks(siteUrl: string): NewsletterLinks {
  return {
    confirm: (token) => `${siteUrl}/newsletter/confirm?token=${token}`,
    unsubscribe: (token) => `${siteUrl}/newsletter/unsubscribe?token=${token}`,
  };
}

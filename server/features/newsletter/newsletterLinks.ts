/** Validity of a confirmation link in days; mail and page state it too. */
export const CONFIRM_DAYS = 7;

/** Addresses of the links in the mails. */
export interface NewsletterLinks {
  confirm(token: string): string;
  /** Mail programs also call it directly (RFC 8058). */
  unsubscribe(token: string): string;
}

/** @param siteUrl public origin of the site */
export function newsletterLinks(siteUrl: string): NewsletterLinks {
  return {
    confirm: (token) => `${siteUrl}/newsletter/confirm?token=${token}`,
    unsubscribe: (token) => `${siteUrl}/newsletter/unsubscribe?token=${token}`,
  };
}

import { newsletterLinks } from '../features/newsletter/newsletterLinks.ts';
import type { NewsletterServices } from '../features/newsletter/newsletterRoutes.ts';
import type { Settings } from '../settings.ts';

/** So that nobody fills another's mailbox. */
const MAILS_AN_HOUR = 3;

/** `RATE_LIMITS=off` lets the form send as much as it is asked to. */
export function openNewsletter(settings: Settings): NewsletterServices['newsletter'] {
  const limited = settings.mode === 'hosted' || settings.rateLimits;
  return {
    links: newsletterLinks(settings.siteUrl),
    mailsAnHour: limited ? MAILS_AN_HOUR : Infinity,
  };
}

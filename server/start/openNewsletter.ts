import { newsletterLinks } from '../features/newsletter/newsletterLinks.ts';
import type { NewsletterServices } from '../features/newsletter/newsletterRoutes.ts';
import type { Settings } from '../settings.ts';

/** Prevents flooding a stranger's inbox. */
const MAILS_AN_HOUR = 3;

/** `RATE_LIMITS=off` lifts the limit. */
export function openNewsletter(settings: Settings): NewsletterServices['newsletter'] {
  const limited = settings.mode === 'hosted' || settings.rateLimits;
  return {
    links: newsletterLinks(settings.siteUrl),
    mailsAnHour: limited ? MAILS_AN_HOUR : Infinity,
  };
}

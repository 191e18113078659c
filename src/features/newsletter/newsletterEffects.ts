import type { StartEffects } from '#src/api/effects.ts';
import { startCaptchaForm } from '#src/session/captchaForm.ts';
import type { WithAuth } from '#src/session/sessionReports.ts';
import { accepted, captchaFailed, rejected, sessionEnded, submitted } from './newsletterSlice.ts';
import type { WithNewsletter } from './newsletterSlice.ts';

/** Requests the subscription once when `sending` is entered (NEWS-1, NEWS-2). */
export function startNewsletterEffects(
  startListening: StartEffects<WithNewsletter & WithAuth>,
): void {
  startCaptchaForm(startListening, {
    select: ({ newsletter }) => newsletter,
    submitted,
    captchaAction: 'newsletter_signup',
    send: ({ subscribe }, subscription) => subscribe.initiate(subscription, { track: false }),
    captchaFailed,
    accepted: (message) => accepted({ message }),
    rejected,
    sessionEnded,
  });
}

import type { StartEffects } from '#src/api/effects.ts';
import { startCaptchaForm } from '#src/session/captchaForm.ts';
import type { WithAuth } from '#src/session/sessionReports.ts';
import { accepted, captchaFailed, rejected, sessionEnded, submitted } from './contactSlice.ts';
import type { WithContact } from './contactSlice.ts';

/** Sends the message once when `submitting` is entered (CONTACT-1 to CONTACT-4). */
export function startContactEffects(startListening: StartEffects<WithContact & WithAuth>): void {
  startCaptchaForm(startListening, {
    select: ({ contact }) => contact,
    submitted,
    captchaAction: 'contact_form',
    send: ({ sendContactMessage }, message) =>
      sendContactMessage.initiate(message, { track: false }),
    captchaFailed,
    accepted: () => accepted(),
    rejected,
    sessionEnded,
  });
}

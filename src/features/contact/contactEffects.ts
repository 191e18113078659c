import type { UnknownAction } from '@reduxjs/toolkit';
import { failureOf } from '#src/api/apiError.ts';
import type { StartEffects } from '#src/api/effects.ts';
import { captcha } from '#src/lib/captcha/captcha.ts';
import { hasPersonLeft } from '#src/session/personLeft.ts';
import type { WithAuth } from '#src/session/sessionReports.ts';
import { accepted, captchaMissed, rejected, sessionEnded, submitted } from './contactSlice.ts';
import type { WithContact } from './contactSlice.ts';

/** Entering `submitting` sends the message, once (CONTACT-1 to CONTACT-4). */
export function startContactEffects(startListening: StartEffects<WithContact & WithAuth>): void {
  startListening({
    predicate: (action, now, before): action is ReturnType<typeof submitted> =>
      submitted.match(action) && now.contact !== before.contact,
    async effect({ payload }, { dispatch, extra, getState }) {
      const asked = getState().contact;
      // Whoever asked may have left by now, and another may have asked since.
      const report = (event: UnknownAction) => {
        if (getState().contact === asked) dispatch(event);
      };
      const recaptchaToken = await captcha.token('contact_form');
      if (recaptchaToken === null) {
        report(captchaMissed());
        return;
      }
      try {
        const { endpoints } = await extra.loadApi();
        const message = { ...payload, recaptchaToken };
        await dispatch(endpoints.sendContactMessage.initiate(message, { track: false })).unwrap();
        report(accepted());
      } catch (error) {
        report(rejected(failureOf(error)));
      }
    },
  });
  startListening({
    predicate: hasPersonLeft,
    effect: (_action, { dispatch }) => void dispatch(sessionEnded()),
  });
}

import type { UnknownAction } from '@reduxjs/toolkit';
import { failureOf, messageIn } from '#src/api/apiError.ts';
import type { StartEffects } from '#src/api/effects.ts';
import { captcha } from '#src/lib/captcha/captcha.ts';
import { hasPersonLeft } from '#src/session/personLeft.ts';
import type { WithAuth } from '#src/session/sessionReports.ts';
import { accepted, captchaMissed, rejected, sessionEnded, submitted } from './newsletterSlice.ts';
import type { WithNewsletter } from './newsletterSlice.ts';

/** Entering `sending` asks for the subscription, once (NEWS-1, NEWS-2). */
export function startNewsletterEffects(
  startListening: StartEffects<WithNewsletter & WithAuth>,
): void {
  startListening({
    predicate: (action, now, before): action is ReturnType<typeof submitted> =>
      submitted.match(action) && now.newsletter !== before.newsletter,
    async effect({ payload: { email } }, { dispatch, extra, getState }) {
      const asked = getState().newsletter;
      // Whoever asked may have left by now, and another may have asked since.
      const report = (event: UnknownAction) => {
        if (getState().newsletter === asked) dispatch(event);
      };
      const recaptchaToken = await captcha.token('newsletter_signup');
      if (recaptchaToken === null) {
        report(captchaMissed());
        return;
      }
      try {
        const { endpoints } = await extra.loadApi();
        const subscription = { email, recaptchaToken };
        const answer = await dispatch(
          endpoints.subscribe.initiate(subscription, { track: false }),
        ).unwrap();
        report(accepted({ message: messageIn(answer) ?? null }));
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

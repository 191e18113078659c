import { messageIn, serverMessageOf } from '#src/api/apiError.ts';
import type { StartEffects } from '#src/api/effects.ts';
import { captcha } from '#src/lib/captcha/captcha.ts';
import { accepted, captchaMissed, rejected, submitted } from './newsletterSlice.ts';
import type { WithNewsletter } from './newsletterSlice.ts';

/** Entering `sending` asks for the subscription, once (spec sections 4, 5, 7 and 8). */
export function startNewsletterEffects(startListening: StartEffects<WithNewsletter>): void {
  startListening({
    predicate: (action, now, before): action is ReturnType<typeof submitted> =>
      submitted.match(action) && now.newsletter !== before.newsletter,
    async effect({ payload: { email } }, { dispatch, extra }) {
      const recaptchaToken = await captcha.token('newsletter_signup');
      if (recaptchaToken === null) {
        dispatch(captchaMissed());
        return;
      }
      try {
        const { endpoints } = await extra.loadApi();
        const subscription = { email, recaptchaToken };
        const answer = await dispatch(
          endpoints.subscribe.initiate(subscription, { track: false }),
        ).unwrap();
        dispatch(accepted({ message: messageIn(answer) ?? null }));
      } catch (error) {
        dispatch(rejected({ message: serverMessageOf(error) }));
      }
    },
  });
}

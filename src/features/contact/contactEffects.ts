import { serverMessageOf } from '#src/api/apiError.ts';
import type { StartEffects } from '#src/api/effects.ts';
import { captcha } from '#src/lib/captcha/captcha.ts';
import { accepted, captchaMissed, rejected, submitted } from './contactSlice.ts';
import type { WithContact } from './contactSlice.ts';

/** Entering `submitting` sends the message, once (spec sections 4, 5, 7 and 8). */
export function startContactEffects(startListening: StartEffects<WithContact>): void {
  startListening({
    predicate: (action, now, before): action is ReturnType<typeof submitted> =>
      submitted.match(action) && now.contact !== before.contact,
    async effect({ payload }, { dispatch, extra }) {
      const recaptchaToken = await captcha.token('contact_form');
      if (recaptchaToken === null) {
        dispatch(captchaMissed());
        return;
      }
      try {
        const { endpoints } = await extra.loadApi();
        const message = { ...payload, recaptchaToken };
        await dispatch(endpoints.sendContactMessage.initiate(message, { track: false })).unwrap();
        dispatch(accepted());
      } catch (error) {
        dispatch(rejected({ message: serverMessageOf(error) }));
      }
    },
  });
}

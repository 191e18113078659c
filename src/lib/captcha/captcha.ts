import { laterCode } from '#src/lib/laterCode.ts';
import type { CaptchaAction, Execute } from './captchaAction.ts';

export interface Captcha {
  /** A form is near or in use: the script is fetched meanwhile (CAPTCHA-1). */
  prepare: () => void;
  /** A token made now; null when the captcha is not ready within its time, which is logged. */
  token: (action: CaptchaAction) => Promise<string | null>;
}

/** How long a token may take, in milliseconds (CAPTCHA-2). */
export const TOKEN_LIMIT = 4_000;

/** @param start loads the captcha; what failed is begun anew by whoever asks next */
export function createCaptcha(start: () => Promise<Execute>): Captcha {
  const client = laterCode('captcha', start);
  return {
    prepare: () => void client.load().catch(() => undefined),
    async token(action) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('no token in time')), TOKEN_LIMIT);
      });
      try {
        return await Promise.race([client.load().then((execute) => execute(action)), late]);
      } catch (error) {
        console.error(`The captcha is not ready, ${action} is not sent:`, error);
        return null;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** The page's one captcha, which both forms share. */
export const captcha = createCaptcha(async () => {
  const { startCaptcha } = await import('./captchaClient.tsx');
  return startCaptcha();
});

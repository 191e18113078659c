import { laterCode } from '../importChunk.ts';
import type { CaptchaAction, Execute } from './captchaClient.tsx';

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

/** How far below the window a form counts as near. */
const NEAR = '300px';

/** For a form's `ref`: the captcha loads once the form comes near or gets focus, never before (CAPTCHA-1). */
export function prepareOnApproach(form: HTMLFormElement | null): (() => void) | undefined {
  if (form === null) return undefined;
  const watcher = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
    },
    { rootMargin: NEAR },
  );
  const leave = () => {
    watcher.disconnect();
    form.removeEventListener('focusin', begin);
  };
  function begin() {
    leave();
    captcha.prepare();
  }
  watcher.observe(form);
  form.addEventListener('focusin', begin);
  if (form.contains(document.activeElement)) begin();
  return leave;
}

import { lazyModule } from '../importChunk.ts';
import type { CaptchaAction, Execute } from './captchaClient.tsx';

export interface Captcha {
  /** Prefetches the captcha script because a form is near or in use (CAPTCHA-1). */
  prepare: () => void;
  /** Requests a fresh token; resolves to null, and logs the reason, when none comes within {@link TOKEN_TIMEOUT}. */
  token: (action: CaptchaAction) => Promise<string | null>;
}

/** How long a token may take, in milliseconds (CAPTCHA-2). */
export const TOKEN_TIMEOUT = 4_000;

/** @param start loads the captcha; after a failure the next call tries again */
export function createCaptcha(start: () => Promise<Execute>): Captcha {
  const client = lazyModule('captcha', start);
  return {
    prepare: () => void client.load().catch(() => undefined),
    async token(action) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('no token in time')), TOKEN_TIMEOUT);
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

/** The page's only captcha; both forms share it. */
export const captcha = createCaptcha(async () => {
  const { startCaptcha } = await import('./captchaClient.tsx');
  return startCaptcha();
});

/** Distance below the viewport at which a form counts as near. */
const NEAR = '300px';

/** A `ref` callback for forms: loads the captcha when the form comes near the viewport or gets focus (CAPTCHA-1). */
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

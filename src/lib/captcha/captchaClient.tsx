import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { createGlobalStyle } from 'styled-components';
import { settings } from '#src/lib/settings.ts';

/** What a token is made for (CAPTCHA-1); the server refuses one that was made for the other. */
export type CaptchaAction = 'contact_form' | 'newsletter_signup';

/** Makes a token. */
export type Execute = (action: CaptchaAction) => Promise<string>;

/** The stand-in takes any key (server/captcha/standIn); the library wants one. */
const STAND_IN_KEY = 'stand-in';

/**
 * Loads the script and starts the library in a root of its own, outside the page: its clean-up takes
 * away script and `grecaptcha`, so it must outlive the forms that come and go.
 *
 * @throws Error when the script cannot be loaded
 */
export async function startCaptcha(): Promise<Execute> {
  const siteKey = settings.recaptchaSiteKey;
  await loadCaptchaScript(siteKey);
  return new Promise((resolve) => {
    createRoot(document.createElement('div')).render(
      <GoogleReCaptchaProvider reCaptchaKey={siteKey || STAND_IN_KEY}>
        <HiddenBadge />
        <Ready onReady={resolve} />
      </GoogleReCaptchaProvider>,
    );
  });
}

function Ready({ onReady }: { onReady: (execute: Execute) => void }) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    if (executeRecaptcha !== undefined) onReady(executeRecaptcha);
  }, [executeRecaptcha, onReady]);
  return null;
}

/** Google's badge floats over the page; a line below each form stands for it (ui/CaptchaNotice). */
const HiddenBadge = createGlobalStyle`
  .grecaptcha-badge {
    position: fixed;
    visibility: hidden;
  }
`;

/** By this id the library finds the script, and leaves the loading to us: it never hears of a failure. */
const SCRIPT_ID = 'google-recaptcha-v3';

/**
 * Loads the captcha's script: Google's for a site key, the server's stand-in without one.
 *
 * @throws Error when it did not come or brought nothing; the next call tries again
 */
export async function loadCaptchaScript(siteKey: string): Promise<void> {
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.src =
    siteKey === ''
      ? '/recaptcha/api.js'
      : `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}&hl=es-419`;
  try {
    await new Promise<void>((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = () => reject(new Error('the script could not be loaded'));
      document.head.append(script);
    });
    if (!('grecaptcha' in window)) throw new Error('the script brought no captcha');
  } catch (error) {
    script.remove();
    throw error;
  }
}

import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { createGlobalStyle } from 'styled-components';
import { settings } from '#src/lib/settings.ts';

/** The action a token is issued for (CAPTCHA-1); the server rejects a token issued for another action. */
export type CaptchaAction = 'contact_form' | 'newsletter_signup';

/** Requests a token. */
export type Execute = (action: CaptchaAction) => Promise<string>;

/** The library requires a key; the embedded stand-in (server/captcha/standIn) accepts any. */
const STAND_IN_KEY = 'stand-in';

/**
 * Loads the script and mounts the library in its own React root outside the page. The library removes the script and
 * `grecaptcha` when it unmounts, so it must outlive the forms.
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

/** Google's badge floats over the page; each form shows a notice instead (ui/CaptchaNotice). */
const HiddenBadge = createGlobalStyle`
  .grecaptcha-badge {
    position: fixed;
    visibility: hidden;
  }
`;

/** The library looks for a script with this id and then does not load its own, which would hide load errors. */
const SCRIPT_ID = 'google-recaptcha-v3';

/**
 * Loads the captcha's script: Google's for a site key, the server's stand-in without one.
 *
 * @throws Error when the script fails to load or defines no `grecaptcha`; the next call tries again
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
    if (!('grecaptcha' in window)) throw new Error('the script defined no grecaptcha');
  } catch (error) {
    script.remove();
    throw error;
  }
}

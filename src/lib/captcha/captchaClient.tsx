import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { createGlobalStyle } from 'styled-components';
import { settings } from '#src/lib/settings.ts';
import type { Execute } from './captchaAction.ts';
import { loadCaptchaScript } from './captchaScript.ts';

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

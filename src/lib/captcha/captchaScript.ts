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

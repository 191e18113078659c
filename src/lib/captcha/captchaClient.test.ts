import { afterEach, expect, test } from '@jest/globals';
import { loadCaptchaScript } from './captchaClient.tsx';

const script = () => document.querySelector<HTMLScriptElement>('#google-recaptcha-v3');

afterEach(() => {
  script()?.remove();
  Reflect.deleteProperty(window, 'grecaptcha');
});

test.each([
  ['', 'http://localhost/recaptcha/api.js'],
  ['key 1', 'https://www.google.com/recaptcha/api.js?render=key%201&hl=es-419'],
])('for the site key %p the script is loaded from %s', async (key, address) => {
  const loading = loadCaptchaScript(key);
  expect(script()?.src).toBe(address);
  Object.assign(window, { grecaptcha: {} });
  script()?.dispatchEvent(new Event('load'));
  await loading;
  // The library finds the script by this id and does not load its own.
  expect(script()).not.toBeNull();
});

test.each(['error', 'load'])('after %s without grecaptcha the script is removed', async (event) => {
  const loading = loadCaptchaScript('');
  script()?.dispatchEvent(new Event(event));
  await expect(loading).rejects.toThrow(/script/);
  expect(script()).toBeNull();
});

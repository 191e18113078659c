import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createCaptcha, TOKEN_TIMEOUT } from './captcha.ts';
import type { Execute } from './captchaClient.tsx';

let logged: jest.Spied<typeof console.error>;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  logged.mockRestore();
});

const answering: Execute = async (action) => `token for ${action}`;

test('nothing is loaded before it is needed, and once then', async () => {
  const start = jest.fn(async () => answering);
  const captcha = createCaptcha(start);
  expect(start).not.toHaveBeenCalled();
  captcha.prepare();
  captcha.prepare();
  expect(await captcha.token('contact_form')).toBe('token for contact_form');
  expect(await captcha.token('newsletter_signup')).toBe('token for newsletter_signup');
  expect(start).toHaveBeenCalledTimes(1);
  expect(logged).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Execute>]>([
  ['the script never comes', () => new Promise(() => undefined)],
  ['a token never comes', async () => () => new Promise(() => undefined)],
])('%s: not ready after its time, which is logged', async (_case, start) => {
  jest.useFakeTimers();
  const token = createCaptcha(start).token('contact_form');
  await jest.advanceTimersByTimeAsync(TOKEN_TIMEOUT - 1);
  expect(logged).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await token).toBeNull();
  expect(logged).toHaveBeenCalledTimes(1);
  expect(TOKEN_TIMEOUT).toBe(4_000);
});

test('a refusal is not ready at once, and leaves no timer', async () => {
  jest.useFakeTimers();
  const captcha = createCaptcha(async () => async () => {
    throw new Error('no');
  });
  expect(await captcha.token('contact_form')).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});

test('a load that failed is begun anew by who asks next', async () => {
  let isUp = false;
  const captcha = createCaptcha(async () => {
    if (!isUp) throw new Error('blocked');
    return answering;
  });
  captcha.prepare();
  expect(await captcha.token('contact_form')).toBeNull();
  isUp = true;
  expect(await captcha.token('contact_form')).toBe('token for contact_form');
});

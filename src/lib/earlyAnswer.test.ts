import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { askEarly, takeEarlyAnswer } from './earlyAnswer.ts';

const ROWS = '/api/data/tickets';
const ana = { userId: 'ana', accessToken: 'token-1' };

const ask = jest.spyOn(globalThis, 'fetch');
beforeEach(() => {
  ask.mockResolvedValue(new Response('[]'));
});
afterEach(() => {
  ask.mockReset();
});

test('an early answer is taken once, by who asked', async () => {
  askEarly(ROWS, ana);
  expect(ask).toHaveBeenCalledWith(ROWS, {
    headers: { accept: 'application/json', authorization: 'Bearer token-1' },
  });
  expect(await (await takeEarlyAnswer(ROWS, ana))?.text()).toBe('[]');
  expect(takeEarlyAnswer(ROWS, ana)).toBeNull();
});

test.each([
  ['other rows', '/api/data/dashboard', ana],
  ['another token', ROWS, { ...ana, accessToken: 'token-2' }],
  ['nobody', ROWS, null],
])('is not for %s', (_what, address, session) => {
  askEarly(ROWS, ana);
  expect(takeEarlyAnswer(address, session)).toBeNull();
});

test('is no news any more after ten seconds', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  askEarly(ROWS, ana);
  now.mockReturnValue(11_001);
  expect(takeEarlyAnswer(ROWS, ana)).toBeNull();
  now.mockRestore();
});

test('its failure is met by who takes it', async () => {
  ask.mockRejectedValue(new TypeError('offline'));
  askEarly(ROWS, ana);
  await expect(takeEarlyAnswer(ROWS, ana)).rejects.toThrow('offline');
});

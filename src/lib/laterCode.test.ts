import { expect, jest, test } from '@jest/globals';
import { laterCode } from './laterCode.ts';

test('code is asked for once, by whoever comes first, and is there from then on', async () => {
  const load = jest.fn(() => Promise.resolve('code'));
  const code = laterCode('part', load);
  expect(code.loaded()).toBeNull();
  expect(await Promise.all([code.load(), code.load()])).toEqual(['code', 'code']);
  expect(code.loaded()).toBe('code');
  await code.load();
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that did not come is asked for anew by who wants it next', async () => {
  const load = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue('code');
  const code = laterCode('part', load);
  await expect(code.load()).rejects.toThrow('gone');
  expect(code.loaded()).toBeNull();
  expect(await code.load()).toBe('code');
});

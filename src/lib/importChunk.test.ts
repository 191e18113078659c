import { expect, jest, test } from '@jest/globals';
import { http, HttpResponse } from 'msw/http';
import { network, withNetwork } from '#src/testing/network.ts';
import { allowReload, importChunk, isMissingChunk, lazyModule } from './importChunk.ts';

test('code is asked for once, by whoever comes first, and is there from then on', async () => {
  const load = jest.fn(() => Promise.resolve('code'));
  const code = lazyModule('part', load);
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
  const code = lazyModule('part', load);
  await expect(code.load()).rejects.toThrow('gone');
  expect(code.loaded()).toBeNull();
  expect(await code.load()).toBe('code');
});

withNetwork();

const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const page = http.head('http://localhost/', () => new HttpResponse(null));

function importMissing() {
  let reloads = 0;
  let told: () => void = () => undefined;
  const reloaded = new Promise<'reloaded'>((resolve) => {
    told = () => {
      resolve('reloaded');
    };
  });
  const imported = importChunk(
    'dashboard',
    () => Promise.reject(missing),
    () => {
      reloads += 1;
      told();
    },
  );
  return { end: Promise.race([imported, reloaded]), reloads: () => reloads };
}

test('a chunk that a deploy replaced reloads the page once, then says so', async () => {
  network.use(page);
  await expect(importMissing().end).resolves.toBe('reloaded');
  const second = importMissing();
  await expect(second.end).rejects.toBe(missing);
  expect(second.reloads()).toBe(0);
});

test('a chunk that came after all may be recovered again another day', async () => {
  network.use(page);
  await importMissing().end;
  await expect(importChunk('dashboard', () => Promise.resolve('page'))).resolves.toBe('page');
  await expect(importMissing().end).resolves.toBe('reloaded');
});

test('without a connection the page stays as it is', async () => {
  network.use(http.head('http://localhost/', () => HttpResponse.error()));
  const { end, reloads } = importMissing();
  await expect(end).rejects.toBe(missing);
  expect(reloads()).toBe(0);
});

test('an error of the chunk itself is passed on', async () => {
  const reload = jest.fn();
  const broken = new Error('broken');
  await expect(importChunk('dashboard', () => Promise.reject(broken), reload)).rejects.toBe(broken);
  expect(reload).not.toHaveBeenCalled();
  expect(isMissingChunk(broken)).toBe(false);
});

// Last: it holds until the page is loaded anew.
test('who asks again has the page reloaded once more', async () => {
  network.use(page);
  await importMissing().end;
  await expect(importMissing().end).rejects.toBe(missing);
  allowReload();
  await expect(importMissing().end).resolves.toBe('reloaded');
});

import { expect, jest, test } from '@jest/globals';
import { http, HttpResponse } from 'msw/http';
import { network, withNetwork } from '#src/testing/network.ts';
import { allowReload, importChunk, isMissingChunk, lazyModule } from './importChunk.ts';

test('a module is loaded once and is available synchronously afterwards', async () => {
  const load = jest.fn(() => Promise.resolve('code'));
  const code = lazyModule('part', load);
  expect(code.loaded()).toBeNull();
  expect(await Promise.all([code.load(), code.load()])).toEqual(['code', 'code']);
  expect(code.loaded()).toBe('code');
  await code.load();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a module that failed to load is requested again by the next call', async () => {
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

test('a missing chunk reloads the page once, then rejects', async () => {
  network.use(page);
  await expect(importMissing().end).resolves.toBe('reloaded');
  const second = importMissing();
  await expect(second.end).rejects.toBe(missing);
  expect(second.reloads()).toBe(0);
});

test('after a successful import the chunk may cause a reload again', async () => {
  network.use(page);
  await importMissing().end;
  await expect(importChunk('dashboard', () => Promise.resolve('page'))).resolves.toBe('page');
  await expect(importMissing().end).resolves.toBe('reloaded');
});

test('offline the page is not reloaded', async () => {
  network.use(http.head('http://localhost/', () => HttpResponse.error()));
  const { end, reloads } = importMissing();
  await expect(end).rejects.toBe(missing);
  expect(reloads()).toBe(0);
});

test('an error thrown by the chunk itself is rethrown', async () => {
  const reload = jest.fn();
  const broken = new Error('broken');
  await expect(importChunk('dashboard', () => Promise.reject(broken), reload)).rejects.toBe(broken);
  expect(reload).not.toHaveBeenCalled();
  expect(isMissingChunk(broken)).toBe(false);
});

// The last test, because the permission lasts until the page is reloaded.
test('allowReload permits one more reload', async () => {
  network.use(page);
  await importMissing().end;
  await expect(importMissing().end).rejects.toBe(missing);
  allowReload();
  await expect(importMissing().end).resolves.toBe('reloaded');
});

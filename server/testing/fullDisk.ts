import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import type { TestContext } from 'node:test';

/** Makes every disk report this many free bytes until the test ends. */
export function fakeFreeSpace(t: TestContext, bytes: number): void {
  const mock = t.mock.method(fs, 'statfs', () => Promise.resolve({ bavail: bytes, bsize: 1 }));
  syncBuiltinESMExports();
  t.after(() => {
    mock.mock.restore();
    syncBuiltinESMExports();
  });
}

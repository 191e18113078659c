import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { TestContext } from 'node:test';

/**
 * Makes every disk report this many free bytes until the test ends.
 *
 * @returns changes the number
 */
export function fakeFreeSpace(t: TestContext, bytes: number): (bytes: number) => void {
  const disk = { bavail: bytes, bsize: 1 };
  const mock = t.mock.method(fs, 'statfsSync', () => disk);
  syncBuiltinESMExports();
  t.after(() => {
    mock.mock.restore();
    syncBuiltinESMExports();
  });
  return (free) => {
    disk.bavail = free;
  };
}

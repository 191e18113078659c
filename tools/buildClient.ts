import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatNote, isStale, readInputs } from './clientInputs.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * `npm run build`: builds the client into `dist/` unless it is up to date. The new build
 * replaces the old one only when it is complete, so a failed or interrupted build leaves the old
 * one in place.
 *
 * @throws Error with webpack's errors
 */
async function buildClient(): Promise<void> {
  if (!(await isStale(root, process.env))) return;
  const fresh = path.join(root, `.dist-${process.pid}`);
  try {
    // Read before the build: a change during the build makes the next start build again.
    const note = await readInputs(root, process.env);
    // Loaded on demand, because loading webpack takes a second.
    const { runWebpack } = await import('./runWebpack.ts');
    await runWebpack(fresh);
    await writeFile(path.join(fresh, 'build.json'), formatNote(note));
    await replaceFolder(path.join(root, 'dist'), fresh);
  } catch (error) {
    // A server that started at the same time may have put the same build there first.
    if (await isStale(root, process.env)) throw error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Renames the folders, so that nobody sees a half-written one. */
async function replaceFolder(folder: string, fresh: string): Promise<void> {
  const old = `${fresh}-old`;
  await rename(folder, old).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  });
  await rename(fresh, folder);
  await rm(old, { recursive: true, force: true });
}

try {
  await buildClient();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

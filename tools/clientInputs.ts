import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readClientSettings } from './clientSettings.ts';

const FOLDERS = ['src', 'contract', 'public'];
const FILES = [
  'webpack.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tools/clientSettings.ts',
  'tools/ChunkListPlugin.ts',
  'tools/pageHead.ts',
  'tools/prerender/PrerenderPlugin.ts',
  'tools/prerender/documentPage.ts',
  'tools/prerender/prerenderPages.ts',
];

/** Tests and their helpers are not part of the build. */
const TEST = /\.test\.|^src[\\/]testing[\\/]/;

/** The inputs of a build, stored in `dist/build.json`. */
export interface BuildNote {
  /** SHA-256, hexadecimal, of the names and contents of all inputs. */
  inputs: string;
}

/**
 * The inputs of a build of this tree with these settings.
 *
 * @param root the project's directory
 */
export async function readInputs(root: string, env: NodeJS.ProcessEnv): Promise<BuildNote> {
  const folders = await Promise.all(FOLDERS.map((folder) => listFiles(root, folder)));
  const names = [...FILES, ...folders.flat()].sort();
  const contents = await Promise.all(names.map((name) => readIfThere(path.join(root, name))));
  const hash = createHash('sha256');
  hash.update(JSON.stringify(readClientSettings(env, 'production')));
  for (const [index, name] of names.entries()) {
    hash.update(`\0${name}\0`).update(contents[index] ?? '');
  }
  return { inputs: hash.digest('hex') };
}

/** Whether `dist` is missing or has different inputs. */
export async function isStale(root: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const [now, built] = await Promise.all([
    readInputs(root, env),
    readIfThere(path.join(root, 'dist', 'build.json')),
  ]);
  return built.toString() !== formatNote(now);
}

export function formatNote(note: BuildNote): string {
  return `${JSON.stringify(note)}\n`;
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((name) => !TEST.test(name));
}

async function readIfThere(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    return Buffer.alloc(0);
  }
}

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
  'tools/prerender/prerenderLanding.ts',
];

/** Tests and what they stand on are not in the build, so changing one does not make it stale. */
const TEST = /\.test\.|^src[\\/]testing[\\/]/;

/** What a build was made from; `dist/build.json` holds it. */
export interface BuildNote {
  /** SHA-256, hexadecimal, over contents and names of everything the build reads. */
  inputs: string;
}

/**
 * What a build of this tree with these settings would be made from.
 *
 * @param root the project's folder
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

/** Whether `dist` is missing or was built from something else. */
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

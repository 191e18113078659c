import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration, Stats } from 'webpack';
import { formatNote, isStale, readInputs } from './clientInputs.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Progress is told in steps of this many percent. */
const STEP = 20;

/**
 * `npm run build`: builds the client into `dist/` unless it is there and up to date. The new build takes the old one's place only when it is whole, so
 * that a failing or interrupted one leaves what was served before.
 *
 * @throws Error with webpack's findings
 */
async function buildClient(): Promise<void> {
  if (!(await isStale(root, process.env))) return;
  const fresh = path.join(root, `.dist-${process.pid}`);
  try {
    // Read first: what changes while webpack works makes the next start build again.
    const note = await readInputs(root, process.env);
    await runWebpack(fresh);
    await writeFile(path.join(fresh, 'build.json'), formatNote(note));
    await replaceFolder(path.join(root, 'dist'), fresh);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function runWebpack(output: string): Promise<void> {
  // Loaded only now, so that finding nothing to build takes no second.
  const { default: webpack } = await import('webpack');
  const { default: clientConfig } = await import('../webpack.config.ts');
  const config: Configuration = clientConfig({}, { mode: 'production' });
  await mkdir(output, { recursive: true });
  const compiler = webpack({
    ...config,
    output: { ...config.output, path: output },
    plugins: [...(config.plugins ?? []), new webpack.ProgressPlugin(progressPrinter())],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Stats | undefined>();
  compiler.run((error, stats) => {
    // Closing writes webpack's cache, which makes the next build several times faster.
    compiler.close((closeError) => {
      const failure = error ?? closeError;
      if (failure) reject(failure);
      else resolve(stats);
    });
  });
  const stats = await promise;
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}

function progressPrinter(): (part: number) => void {
  let told = 0;
  return (part) => {
    const step = Math.floor((part * 100) / STEP) * STEP;
    if (step <= told) return;
    told = step;
    console.log(`Construyendo el sitio: ${step} %`);
  };
}

/** Renames are instant: nobody ever finds half a folder. */
async function replaceFolder(folder: string, fresh: string): Promise<void> {
  const old = `${fresh}-old`;
  await rename(folder, old).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  });
  await rename(fresh, folder);
  await rm(old, { recursive: true, force: true });
}

process.env.NODE_ENV = 'production';
try {
  await buildClient();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../tools/freePort.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');

/** Node's arguments for a server that ends with the process that holds its standard input. */
export const SERVER_ARGS = [
  ...['--import', pathToFileURL(path.join(ROOT, 'tools', 'endWithParent.ts')).href],
  ...[path.join(ROOT, 'server', 'main.ts'), '--no-build'],
];

/** `server/main.ts` in a separate process, without building the client. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** Resolves when the server listens; rejects if it ends before. */
  ready(): Promise<void>;
  /** Resolves when the process has ended. */
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
  /** Resolves when it has printed the text; rejects if it ends before. */
  said(text: string): Promise<void>;
  /** Output so far. */
  printed(): string;
  kill(signal: NodeJS.Signals): void;
}

/**
 * @param env the only settings it sees; PORT defaults to a free one
 * @param flags Node's: by default PGlite is not compiled twice, which is not worth it for one test
 */
export async function startServer(
  env: NodeJS.ProcessEnv,
  flags: readonly string[] = ['--liftoff-only'],
): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE, TEST_RUN, TEST_NAME } = process.env;
  const child = spawn(process.execPath, [...flags, ...SERVER_ARGS], {
    env: { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE, TEST_RUN, TEST_NAME, ...env, PORT: port },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const url = `http://localhost:${port}`;
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    stdout,
    stderr,
  }));
  const said = async (text: string) => {
    while (!stdout.includes(text)) {
      const next = await Promise.race([once(child.stdout, 'data'), ended]);
      if ('code' in next) throw new Error(`ended without printing "${text}": ${stderr}`);
    }
  };
  return {
    url,
    pid: child.pid ?? 0,
    said,
    // The address is printed last, before the accounts only.
    ready: () => said(`${url}\n`),
    ended,
    printed: () => stdout,
    kill: (signal) => child.kill(signal),
  };
}

/** A temporary directory for one test, with a function that removes it. */
export async function temporaryFolder(): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'tramayo-'));
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = path.join(import.meta.dirname, '..');

/** How long output is read after the end of a process whose child still holds its pipes. */
const PIPES_MS = 3_000;

export interface Outcome {
  /** Exit code; 1 if a signal ended the process. */
  code: number;
  /** Both streams, in order of output. */
  output: string;
  milliseconds: number;
}

interface Options {
  env?: NodeJS.ProcessEnv;
  /** Also prints the output. */
  echo?: boolean;
  /** Called with the started process. */
  onStart?: (child: ChildProcess) => void;
}

/** Runs a script of this project with the current Node, in the project's root. */
export async function run(
  command: string[],
  { env, echo = false, onStart }: Options = {},
): Promise<Outcome> {
  const started = performance.now();
  // Node before 22.18 strips types only with this flag, which child processes need too.
  const stripFlag = process.execArgv.filter((flag) => flag === '--experimental-strip-types');
  const flags = [process.env.NODE_OPTIONS, ...stripFlag].join(' ');
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: flags, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const [stream, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
      if (echo) shown.write(text);
    });
  }
  onStart?.(child);
  const closed = new Promise((resolve) => child.once('close', resolve));
  const [code] = (await once(child, 'exit')) as [number | null];
  await Promise.race([closed, pause(PIPES_MS, undefined, { ref: false })]);
  child.stdout.destroy();
  child.stderr.destroy();
  return { code: code ?? 1, output, milliseconds: performance.now() - started };
}

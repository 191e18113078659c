import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');

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
}

/** Runs a script of this project with the current Node, in the project's root. */
export function run(command: string[], { env, echo = false }: Options = {}): Promise<Outcome> {
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
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output, milliseconds: performance.now() - started });
    });
  });
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { isStale } from '../../tools/clientInputs.ts';
import { StartError } from './startError.ts';

/**
 * Builds the client if it is missing or outdated, in a child process: webpack takes memory that
 * this process would never release.
 *
 * @param root the project's directory
 * @param signal aborts the build
 * @throws StartError if the build fails; the previous build is kept
 */
export async function ensureClientBuild(
  root: string,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  if (!(await isStale(root, env))) return;
  console.log('El sitio no está construido o cambió: se construye ahora.');
  const build = spawn(
    process.execPath,
    [...process.execArgv, path.join(root, 'tools', 'buildClient.ts')],
    {
      cwd: root,
      env,
      signal,
      // webpack's errors are long; `npm run build` shows them.
      stdio: ['ignore', 'inherit', 'ignore'],
    },
  );
  const code = await exitCode(build, signal);
  if (code !== 0) {
    throw new StartError('El sitio no se pudo construir. «npm run build» muestra por qué.');
  }
}

/** @throws the signal's AbortError, after the child process has ended */
async function exitCode(child: ChildProcess, signal: AbortSignal): Promise<number | null> {
  try {
    await once(child, 'exit');
  } catch (error) {
    if (signal.aborted && child.signalCode === null) await once(child, 'exit');
    throw error;
  }
  return child.exitCode;
}

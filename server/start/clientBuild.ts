import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { isStale } from '../../tools/clientInputs.ts';
import { StartError } from './startError.ts';

/**
 * Builds the client when it is missing or made from something else, in a process of its own: webpack
 * takes memory that a server would never give back.
 *
 * @param root the project's folder
 * @param signal gives the build up
 * @throws StartError when it cannot be built; what was there before stays
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
      // Its findings are long; `npm run build` shows them.
      stdio: ['ignore', 'inherit', 'ignore'],
    },
  );
  const code = await exitCode(build, signal);
  if (code !== 0) {
    throw new StartError('El sitio no se pudo construir. «npm run build» muestra por qué.');
  }
}

/** @throws the signal's AbortError, once the process it ended is gone */
async function exitCode(child: ChildProcess, signal: AbortSignal): Promise<number | null> {
  try {
    await once(child, 'exit');
  } catch (error) {
    if (signal.aborted && child.signalCode === null) await once(child, 'exit');
    throw error;
  }
  return child.exitCode;
}

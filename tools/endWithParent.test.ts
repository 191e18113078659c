import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { it } from 'node:test';

const PRELOAD = new URL('endWithParent.ts', import.meta.url).href;

/** Starts a process that runs until it is ended and holds the output, and says so. */
const PARENT = `
  const { spawn } = await import('node:child_process');
  spawn(process.execPath, ['--import', '${PRELOAD}', '-e', 'setInterval(() => {}, 1000); console.log("up")'], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });`;

it('a process ends when its parent is killed', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(parent.stdout, 'data');
  const closed = once(parent, 'close');
  parent.kill('SIGKILL');
  // The output closes only when the child, which shares it, has ended.
  await closed;
});

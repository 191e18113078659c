import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

const WATCHDOG = new URL('watchdog.ts', import.meta.url);

/** Loops forever in WebAssembly, as PGlite does on a full disk: `(func (export "f") (loop br 0))`. */
const HANG = `new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0,
  10, 9, 1, 7, 0, 3, 64, 12, 0, 11, 11,
]))).exports.f();`;

/** Runs a script in a process with a watchdog of one second. Workers would inherit `--input-type`, and refuse it. */
function watched(script: string) {
  const code = `
    import('${WATCHDOG.href}').then(async ({ startWatchdog }) => {
      await startWatchdog({ limitMs: 1_000 });
      ${script}
    });`;
  const child = spawn(process.execPath, ['--eval', code], { stdio: ['ignore', 'pipe', 'pipe'] });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, 'close').then(([exitCode]) => ({
    exitCode: exitCode as number,
    stderr,
  }));
  return { child, ended };
}

describe('a watched process', { concurrency: true }, () => {
  it('that loops forever ends with code 70 and one line', async () => {
    const { exitCode, stderr } = await watched(HANG).ended;
    assert.equal(exitCode, 70);
    assert.match(stderr, /^The process has hung for 1 s and ends with code 70\.\n/);
  });

  it('that was stopped for longer than the limit goes on', async () => {
    const { child, ended } = watched(`
    process.on('SIGUSR2', () => process.exit(3));
    setInterval(() => undefined, 1_000);
    console.log('watched');`);
    await once(child.stdout, 'data');
    child.kill('SIGSTOP');
    await pause(2_000);
    child.kill('SIGCONT');
    child.kill('SIGUSR2');
    assert.deepEqual(await ended, { exitCode: 3, stderr: '' });
  });
});

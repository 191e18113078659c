import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { FULL } from '../../server/testing/full.ts';
import { runSuite, type Limits } from './suite.ts';

/** Milliseconds: no process needs as long for its start. */
const LIMITS = { quiet: 10_000, all: 60_000 };

/** Waits many seconds for a limit. */
const LONG = { skip: !FULL };

const TEST_PROCESS = pathToFileURL(path.resolve('tools/gate/testProcess.ts')).href;

/** Runs a suite of one file with this body, in which `a` and `b` pass at once. */
async function planted(t: TestContext, body: string, limits: Limits = LIMITS) {
  const folder = await mkdtemp(path.join(tmpdir(), 'tramayo-planted-'));
  t.after(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'planted.mjs');
  await writeFile(
    file,
    `import '${TEST_PROCESS}';
     import { spawn } from 'node:child_process';
     import { it } from 'node:test';
     it('a', () => {});
     ${body}
     it('b', () => {});`,
  );
  const started = performance.now();
  const outcome = await runSuite(
    [
      ...['--test', '--test-reporter=./tools/gate/nodeReporter.ts'],
      ...['--test-reporter-destination=stdout', '--test-reporter=spec'],
      ...['--test-reporter-destination=stdout', file],
    ],
    // Otherwise Node's runner would not run inside a test of its own.
    { env: { NODE_TEST_CONTEXT: undefined }, limits, echo: false },
  );
  return { ...outcome, faults: outcome.faults.join('\n'), took: performance.now() - started };
}

describe('a suite', { concurrency: true }, () => {
  it('ends with its process, without a fault', async (t) => {
    const { code, faults } = await planted(t, '');
    assert.equal(code, 0);
    assert.equal(faults, '');
  });

  it('with a test that never ends is ended, and the test is named', LONG, async (t) => {
    const { code, faults } = await planted(
      t,
      `it('waits for ever', () => new Promise(() => setInterval(() => {}, 1000)));`,
    );
    assert.notEqual(code, 0);
    assert.match(faults, /^✖ ended: no test ended for 10 s$/m);
    assert.match(faults, /^✖ was running: .*planted\.mjs > waits for ever$/m);
    assert.doesNotMatch(faults, /> a$/m);
  });

  it(
    'with a test that never gives its turn back is ended, and the test is named',
    LONG,
    async (t) => {
      const { faults } = await planted(t, `it('loops for ever', () => { for (;;); });`);
      assert.match(faults, /^✖ was running: .*planted\.mjs > loops for ever$/m);
    },
  );

  it(
    'with a test that keeps a timer ends before the limit, and the test is named',
    LONG,
    async (t) => {
      const { code, output, took } = await planted(
        t,
        `it('keeps a timer', () => { setInterval(() => {}, 1000); });`,
        { quiet: 60_000, all: 60_000 },
      );
      assert.notEqual(code, 0);
      assert.match(output, /✖ Timeout keeps it alive, since "keeps a timer"/);
      assert.ok(took < 40_000, `${took} ms`);
    },
  );

  it(
    'with a child that holds its output is ended, and child and test are named',
    LONG,
    async (t) => {
      const { faults } = await planted(
        t,
        `it('leaves a child', () => {
           spawn('sleep', ['600'], { stdio: 'inherit', detached: true }).unref();
         });`,
      );
      assert.match(
        faults,
        /^✖ left running: sleep 600 \(pid \d+, \d+ s, started by .*> leaves a child\)$/m,
      );
    },
  );

  it('with a child that nobody waits for is over, and child and test are named', async (t) => {
    const { faults, took } = await planted(
      t,
      `it('leaves a child', () => {
         spawn('sleep', ['601'], { stdio: 'ignore', detached: true }).unref();
       });`,
    );
    assert.match(faults, /^✖ left running: sleep 601 .*started by .*> leaves a child\)$/m);
    assert.doesNotMatch(faults, /ended/);
    assert.ok(took < LIMITS.quiet + 3_000, `${took} ms`);
    const [, pid] = /sleep 601 \(pid (\d+)/.exec(faults) ?? [];
    assert.ok(pid);
    const until = performance.now() + 10_000;
    // A process that has ended has no program, even before its parent collects it.
    while (existsSync(`/proc/${pid}/exe`)) {
      assert.ok(performance.now() < until, 'the child is still running');
      await pause(20);
    }
  });

  it('is over when its process has ended, though a child holds its pipe', LONG, async () => {
    const script = `require('child_process').spawn('sleep', ['602'], { stdio: 'inherit' }).unref()`;
    const { faults } = await runSuite(['--eval', script], { env: {}, limits: LIMITS, echo: false });
    assert.match(
      faults.join(),
      /^✖ left running: sleep 602 \(pid \d+, \d+ s, started by no test\)$/,
    );
  });

  it('is ended when its time is over', async (t) => {
    const { faults, took } = await planted(
      t,
      `it('waits', () => new Promise((r) => setTimeout(r, 60_000)));`,
      { quiet: 60_000, all: 1_500 },
    );
    assert.match(faults, /^✖ ended: it took longer than 1\.5 s$/m);
    assert.ok(took < 40_000, `${took} ms`);
  });
});

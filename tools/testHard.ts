import { parseArgs } from 'node:util';
import { clock } from './hard/clock.ts';
import { away, killed, twoProcesses } from './hard/data.ts';
import { filledByOthers, filledByUploads } from './hard/disk.ts';
import { Skipped, type HardCase } from './hard/hardCase.ts';
import { embeddedLoad, postgresLoad } from './hard/load.ts';
import { mailDown } from './hard/mail.ts';
import { withStarted } from './hard/servers.ts';
import { halfOpen, slow, stopped } from './hard/sockets.ts';
import { manyWriters } from './hard/writers.ts';
import { run } from './run.ts';

/**
 * `npm run test:hard [-- --share 0.1] [-- --only words]`: stress and failure tests on the
 * loopback interface, up to twenty minutes. Prints the table of docs/reliability.md.
 */
const { values } = parseArgs({
  options: {
    /** Share of a full run's repeats and seconds. */
    share: { type: 'string', default: '1' },
    /** Runs only cases whose name contains this. */
    only: { type: 'string', default: '' },
  },
});
const WITHIN_MINUTES = 20;

const fuzzing: HardCase = {
  name: 'all fuzz tests',
  promise: 'no 5xx from any input',
  async run() {
    const files = ['server/fuzzBodies.test.ts', 'server/fuzzRequests.test.ts'];
    const flags = ['--test', '--test-global-setup=server/testing/globalSetup.ts'];
    const { code, output } = await run([...flags, '--test-reporter=spec', ...files], {
      env: { TEST_FULL: '1' },
    });
    if (code !== 0) throw new Error(output.slice(-2_000));
    const passed = /^ℹ pass (\d+)$/m.exec(output)?.[1] ?? '0';
    return { tried: 'once, on both databases', happened: `${passed} tests passed` };
  },
};

const CASES: HardCase[] = [
  ...[killed, away, manyWriters, filledByOthers, filledByUploads, twoProcesses, clock],
  ...[mailDown, halfOpen, slow, stopped, fuzzing, embeddedLoad, postgresLoad],
];

const share = Number(values.share);
if (!(share > 0 && share <= 1)) throw new Error('--share takes a number above 0, 1 at most');
const size = { of: (full: number) => Math.max(1, Math.round(full * share)) };
const lines: string[] = [];
let failed = 0;

// Time limit for hanging tests.
setTimeout(() => {
  console.error(`not finished within ${WITHIN_MINUTES} minutes`);
  print();
  process.exit(1);
}, WITHIN_MINUTES * 60_000).unref();

for (const hard of CASES.filter(({ name }) => name.includes(values.only))) {
  const started = performance.now();
  const { tried, happened } = await outcomeOf(hard);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  lines.push(`| ${hard.name} | ${hard.promise} | ${tried} | ${happened} | ${seconds} |`);
  console.error(`${hard.name}: ${happened} (${seconds} s)`);
}
print();
process.exit(failed > 0 ? 1 : 0);

async function outcomeOf(hard: HardCase): Promise<{ tried: string; happened: string }> {
  try {
    return await withStarted((started) => hard.run(size, started));
  } catch (error) {
    const text = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
    if (error instanceof Skipped) return { tried: 'skipped', happened: text };
    console.error(error);
    failed += 1;
    return { tried: 'failed', happened: `**broken**: ${text}` };
  }
}

function print(): void {
  console.log('| what | promised | tried | happened | s |\n|---|---|---|---|---|');
  for (const line of lines) console.log(line);
}

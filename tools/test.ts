import { stripVTControlCharacters } from 'node:util';
import { runSuite } from './gate/suite.ts';

/**
 * `npm test`: runs all suites in sequence, even if one fails or hangs, without retries. `npm run
 * test:full` sets TEST_FULL, which adds what the gate leaves out.
 */
interface Suite {
  name: string;
  command: string[];
  /**
   * Matches the number of passed and failed tests in the output; a suite without it counts as
   * one test.
   */
  passed?: RegExp;
  failed?: RegExp;
  /** Matches the name of a failed test. */
  failure?: RegExp;
}

const SUITES: Suite[] = [
  { name: 'check', command: ['tools/check.ts'] },
  {
    name: 'unit',
    command: [
      'node_modules/jest/bin/jest.js',
      ...['--ci', '--reporters=default', '--reporters=<rootDir>/tools/gate/reporter.ts'],
    ],
    passed: /^Tests:(?:.* )?(\d+) passed/m,
    failed: /^Tests:(?:.* )?(\d+) failed/m,
    failure: /^ +● (?!Console).+$/gm,
  },
  {
    name: 'server',
    command: ['tools/testServer.ts'],
    passed: /^ℹ pass (\d+)$/m,
    failed: /^ℹ fail (\d+)$/m,
    failure: /^ *✖ (?!failing tests).+$/gm,
  },
  {
    name: 'e2e',
    command: [
      'node_modules/@playwright/test/cli.js',
      ...['test', '--config=e2e', '--reporter=list,./tools/gate/reporter.ts'],
    ],
    passed: /^ +(\d+) passed/m,
    failed: /^ +(\d+) failed/m,
    failure: /^ +✘.+$/gm,
  },
];

const MINUTE = 60_000;
const full = process.argv.includes('--full');
/** Of each suite; the full run takes hours on a slow machine. */
const LIMITS = { quiet: 5 * MINUTE, all: (full ? 120 : 30) * MINUTE };
/** CI reports the installation's seconds. */
const install = Number(process.env.INSTALL_SECONDS ?? 0);
/** Before .ci/run is ended from outside, so that it says what was running. */
const over = full ? undefined : AbortSignal.timeout(70 * MINUTE - install * 1000);

const env = {
  // Tools and test processes start half a second sooner.
  NODE_COMPILE_CACHE: 'node_modules/.cache/node',
  ...(full && { TEST_FULL: '1' }),
};
const failures = new Set<string>();
const rows: { name: string; seconds: number; passed: number; failed: number }[] = [];
for (const suite of SUITES) {
  if (over?.aborted) break;
  console.log(`\n── ${suite.name} ──`);
  const { code, output, milliseconds, faults } = await runSuite(suite.command, {
    env,
    limits: LIMITS,
    ...(over && { signal: over }),
    onProgress: (ended, since) =>
      console.log(`… ${suite.name}: ${ended} ended in ${Math.round(since / 1000)} s`),
  });
  // Colour codes separate figures from their labels.
  const plain = stripVTControlCharacters(output);
  const passed = suite.passed ? count(plain, suite.passed) : Number(code === 0);
  const failed = suite.failed ? count(plain, suite.failed) : 0;
  for (const [name] of suite.failure ? plain.matchAll(suite.failure) : [])
    failures.add(name.trim());
  for (const fault of faults) {
    console.log(fault);
    failures.add(fault);
  }
  // A crash without a failed test, and an empty suite, count as failures.
  const broken = code !== 0 || passed === 0 || faults.length > 0;
  const seconds = Math.round(milliseconds / 1000);
  rows.push({ name: suite.name, seconds, passed, failed: broken ? Math.max(failed, 1) : failed });
}

if (failures.size > 0) console.log(`\n${[...failures].join('\n')}`);

const [passed, failed] = [sum('passed'), sum('failed')];
console.log(`\n${line('', 'seconds', 'passed', 'failed')}`);
if (install > 0) console.log(line('install', install, '', ''));
for (const row of rows) console.log(line(row.name, row.seconds, row.passed, row.failed));
console.log(line('all', install + sum('seconds'), passed, failed));
console.log(`\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

function line(name: string, ...cells: (string | number)[]): string {
  return name.padEnd(8) + cells.map((cell) => String(cell).padStart(8)).join('');
}

function count(output: string, figure: RegExp): number {
  return Number(figure.exec(output)?.[1] ?? 0);
}

function sum(figure: 'passed' | 'failed' | 'seconds'): number {
  return rows.reduce((all, row) => all + row[figure], 0);
}

import { availableParallelism } from 'node:os';
import { run } from './run.ts';

/**
 * `npm test`: each kind of test after the other, all of them even when one fails, none a second time.
 * `npm run test:full` adds what the gate leaves out; each kind reads TEST_FULL.
 */
interface Suite {
  name: string;
  command: string[];
  /** Where its closing lines count what passed and what failed; a suite without them counts as one. */
  passed?: RegExp;
  failed?: RegExp;
  /** The lines that name a failed test. */
  failure?: RegExp;
}

/** Node leaves one core free; on two cores that leaves the other idle while a test waits for a database. */
const SERVER_FILES_AT_ONCE = Math.max(2, availableParallelism() - 1);

const SUITES: Suite[] = [
  { name: 'check', command: ['tools/check.ts'] },
  {
    name: 'unit',
    command: ['node_modules/jest/bin/jest.js', '--ci'],
    passed: /^Tests:.*?(\d+) passed/m,
    failed: /^Tests:.*?(\d+) failed/m,
    failure: /^ +● (?!Console).+$/gm,
  },
  {
    name: 'server',
    command: [
      '--test',
      '--test-global-setup=server/testing/globalSetup.ts',
      `--test-concurrency=${SERVER_FILES_AT_ONCE}`,
      '--test-reporter=spec',
      'server/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    passed: /^ℹ pass (\d+)$/m,
    failed: /^ℹ fail (\d+)$/m,
    failure: /^ *✖ (?!failing tests).+$/gm,
  },
  {
    name: 'e2e',
    command: ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e'],
    passed: /^ +(\d+) passed/m,
    failed: /^ +(\d+) failed/m,
    failure: /^ +✘.+$/gm,
  },
];

const env = process.argv.includes('--full') ? { TEST_FULL: '1' } : {};
const failures = new Set<string>();
const rows: { name: string; seconds: number; passed: number; failed: number }[] = [];
for (const suite of SUITES) {
  console.log(`\n── ${suite.name} ──`);
  const { code, output, milliseconds } = await run(suite.command, { echo: true, env });
  // Colours would stand between the figures and their words.
  const plain = output.replaceAll(/\u001B\[\d+(;\d+)*m/g, '');
  const passed = suite.passed ? count(plain, suite.passed) : Number(code === 0);
  const failed = suite.failed ? count(plain, suite.failed) : 0;
  for (const [name] of suite.failure ? plain.matchAll(suite.failure) : [])
    failures.add(name.trim());
  // A suite that breaks off without a failed test has failed all the same, as has an empty one.
  const broken = code !== 0 || passed === 0;
  const seconds = Math.round(milliseconds / 1000);
  rows.push({ name: suite.name, seconds, passed, failed: broken ? Math.max(failed, 1) : failed });
}

if (failures.size > 0) console.log(`\n${[...failures].join('\n')}`);

// CI says how long the installation took.
const install = Number(process.env.INSTALL_SECONDS ?? 0);
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

import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './run.ts';

/**
 * `npm test`: each kind of test after the other, all of them even when one fails. A shared machine
 * starves a test now and then: in CI what failed gets one more try, and the end says how many needed it
 * (Playwright does and says so by itself). At one's desk nothing is tried twice.
 */
interface Suite {
  name: string;
  command: string[];
  /** Where its closing lines count what passed and what failed. */
  passed?: RegExp;
  failed?: RegExp;
  /** What the first try needs so that the second runs only what failed. */
  noteFailures?: string[];
  /** The second try's further arguments. */
  failedOnly?: string[];
}

const SERVER_FAILURES = `--test-rerun-failures=${path.join(tmpdir(), `failed-tests-${process.pid}.json`)}`;

/** Node leaves one core free; on two cores that leaves the other idle while a test waits for a database. */
const SERVER_FILES_AT_ONCE = Math.max(2, availableParallelism() - 1);

const SUITES: Suite[] = [
  { name: 'check', command: ['tools/check.ts'] },
  {
    name: 'unit',
    command: ['node_modules/jest/bin/jest.js', '--ci'],
    passed: /^Tests:.*?(\d+) passed/m,
    failed: /^Tests:.*?(\d+) failed/m,
    failedOnly: ['--onlyFailures'],
  },
  {
    name: 'server',
    command: [
      '--test',
      `--test-concurrency=${SERVER_FILES_AT_ONCE}`,
      '--test-reporter=spec',
      'server/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    passed: /^ℹ pass (\d+)$/m,
    failed: /^ℹ fail (\d+)$/m,
    noteFailures: [SERVER_FAILURES],
    failedOnly: [SERVER_FAILURES],
  },
  {
    name: 'e2e',
    command: ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e'],
    passed: /^ +(\d+) passed/m,
    failed: /^ +(\d+) failed/m,
  },
];

const total = { passed: 0, failed: 0, flaky: 0 };
for (const suite of SUITES) {
  console.log(`\n── ${suite.name} ──`);
  const first = await tryOnce(suite, process.env.CI ? suite.noteFailures : []);
  total.passed += first.passed;
  if (first.failed === 0 || !process.env.CI || !suite.failedOnly) {
    total.failed += first.failed;
    continue;
  }
  console.log(`\n── ${suite.name}: once more, what failed ──`);
  const second = await tryOnce(suite, suite.failedOnly);
  total.failed += second.failed;
  if (second.failed === 0) {
    total.flaky += first.failed;
    total.passed += first.failed;
  }
}
const flaky = total.flaky > 0 ? `, ${total.flaky} of them only at the second try` : '';
console.log(`\n${total.passed} passed${flaky}, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;

async function tryOnce(suite: Suite, flags: string[] = []) {
  const [script = '', ...args] = suite.command;
  // Node's own flags stand before its file patterns, a tool's after its name.
  const { code, output } = await run([script, ...flags, ...args], { echo: true });
  // Colours would stand between the figures and their words.
  const plain = output.replaceAll(/\u001B\[\d+(;\d+)*m/g, '');
  const passed = suite.passed ? count(plain, suite.passed) : Number(code === 0);
  const failed = suite.failed ? count(plain, suite.failed) : Number(code !== 0);
  // A suite that breaks off without a failed test has failed all the same, as has an empty one.
  return { passed, failed: code !== 0 || passed === 0 ? Math.max(failed, 1) : failed };
}

function count(output: string, figure: RegExp): number {
  return Number(figure.exec(output)?.[1] ?? 0);
}

import { run } from './run.ts';

/** `npm test`: each kind of test after the other, all of them even when one fails. */
interface Suite {
  name: string;
  command: string[];
  /** Where its closing lines count what passed and what failed. */
  passed?: RegExp;
  failed?: RegExp;
}

const SUITES: Suite[] = [
  { name: 'check', command: ['tools/check.ts'] },
  {
    name: 'unit',
    command: ['node_modules/jest/bin/jest.js', '--ci'],
    passed: /^Tests:.*?(\d+) passed/m,
    failed: /^Tests:.*?(\d+) failed/m,
  },
  {
    name: 'server',
    command: ['--test', '--test-reporter=spec', 'server/**/*.test.ts', 'tools/**/*.test.ts'],
    passed: /^ℹ pass (\d+)$/m,
    failed: /^ℹ fail (\d+)$/m,
  },
  {
    name: 'e2e',
    command: ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e'],
    passed: /^ +(\d+) passed/m,
    failed: /^ +(\d+) failed/m,
  },
];

const total = { passed: 0, failed: 0 };
for (const suite of SUITES) {
  console.log(`\n── ${suite.name} ──`);
  const { code, output } = await run(suite.command, { echo: true });
  // Colours would stand between the figures and their words.
  const plain = output.replaceAll(/\u001B\[\d+(;\d+)*m/g, '');
  const passed = suite.passed ? count(plain, suite.passed) : Number(code === 0);
  const failed = suite.failed ? count(plain, suite.failed) : Number(code !== 0);
  total.passed += passed;
  // A suite that breaks off without a failed test has failed all the same, as has an empty one.
  total.failed += code !== 0 || passed === 0 ? Math.max(failed, 1) : failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;

function count(output: string, figure: RegExp): number {
  return Number(figure.exec(output)?.[1] ?? 0);
}

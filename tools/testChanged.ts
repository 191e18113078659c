import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.ts';
import { runSteps } from './steps.ts';

/**
 * `npm run test:changed`: types, lint and tests of what changed since `origin/main` (without that
 * branch: since the commit before the last). Jest and Playwright choose their tests themselves;
 * Node's runner gets the changed tests, and those named after a changed file or importing it.
 */
const [base = 'HEAD~1'] = git('merge-base', 'HEAD', 'origin/main');
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
console.log(`${changed.length} changed files since ${base.slice(0, 7)}`);

const code = changed.filter((file) => /\.([cm]?js|tsx?)$/.test(file));
let allIsWell = await runSteps({
  types: [['node_modules/typescript/bin/tsc', '-p', '.']],
  lint: code.length > 0 ? [['node_modules/oxlint/bin/oxlint', ...code]] : [],
  format: [['node_modules/oxfmt/bin/oxfmt', '--check', '.']],
});

await test(['node_modules/jest/bin/jest.js', `--changedSince=${base}`, '--passWithNoTests']);
const setup = '--test-global-setup=server/testing/globalSetup.ts';
await test([
  ...['--liftoff-only', '--test', setup, '--test-timeout=120000', '--test-concurrency=2'],
  ...['--test-reporter=dot', ...nodeTests()],
]);
const playwright = 'node_modules/@playwright/test/cli.js';
await test([
  playwright,
  'test',
  '--config=e2e',
  `--only-changed=${base}`,
  '--pass-with-no-tests',
  '--reporter=dot',
]);
if (!allIsWell) process.exitCode = 1;

/** Changed tests, those named after a changed file or importing it, and the rules that every file has to keep. */
function nodeTests(): string[] {
  const files = changed.filter((file) => /^(contract|server|tools)\/.*\.ts$/.test(file));
  const named = files
    .map((file) => (file.endsWith('.test.ts') ? file : file.replace(/\.ts$/, '.test.ts')))
    .filter((file) => existsSync(file));
  const imports = files.flatMap((file) => ['-e', `/${path.basename(file)}'`]);
  const tests = ['server/*.test.ts', 'tools/*.test.ts'];
  const importing =
    imports.length > 0 ? git('grep', '--untracked', '-lF', ...imports, '--', ...tests) : [];
  return [...new Set([...named, ...importing, 'tools/sourceRules.test.ts'])];
}

async function test(command: string[]): Promise<void> {
  const { code } = await run(command, { echo: true });
  if (code !== 0) allIsWell = false;
}

/** The output lines of git; none if it fails. */
function git(...args: string[]): string[] {
  try {
    const answer = execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}

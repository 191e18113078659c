import { execFileSync } from 'node:child_process';
import { run } from './run.ts';
import { runSteps } from './steps.ts';

/**
 * `npm run test:changed`: types, lint and the tests nearest to the changes since `origin/main`
 * (without that branch: since the commit before the last). A change in a widely imported file
 * affects more tests than fit in two minutes: the nearest run, and a line says how many were
 * skipped.
 */
const MOST_UNIT_FILES = 30;
const MOST_SERVER_FILES = 15;

const [base = 'HEAD~1'] = git('merge-base', 'HEAD', 'origin/main');
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
console.log(`${changed.length} changed files since ${base.slice(0, 7)}`);

const code = changed.filter((file) => /\.([cm]?js|tsx?)$/.test(file));
const eslint = 'node_modules/eslint/bin/eslint.js';
let allIsWell = await runSteps({
  types: [['node_modules/typescript/bin/tsc', '-p', '.']],
  lint: code.length > 0 ? [[eslint, '--max-warnings=0', ...code]] : [],
  format: [
    [
      'node_modules/prettier/bin/prettier.cjs',
      '--check',
      '--ignore-unknown',
      'package.json',
      ...changed,
    ],
  ],
});

const tests = await nearestTests();
const unit = tests.filter((file) => file.startsWith('src/'));
const server = tests.filter((file) => /^(server|tools)\//.test(file));
// Journeys import hardly anything: run only changed ones.
const journeys = changed.filter((file) => /^e2e\/[^/]+\.spec\.ts$/.test(file));
await test(['node_modules/jest/bin/jest.js', '--runTestsByPath'], unit, MOST_UNIT_FILES);
const setup = '--test-global-setup=server/testing/globalSetup.ts';
await test(
  ['--test', setup, '--test-concurrency=2', '--test-reporter=spec'],
  server,
  MOST_SERVER_FILES,
);
await test(['node_modules/@playwright/test/cli.js', 'test', '--config=e2e'], journeys, Infinity);
if (!allIsWell) process.exitCode = 1;

/** Test files sorted by their import distance from the changes. */
async function nearestTests(): Promise<string[]> {
  const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
  const folders = ['src', 'contract', 'server', 'tools'];
  const { output } = await run([
    cruiser,
    '--config=.dependency-cruiser.mjs',
    '--output-type=json',
    ...folders,
  ]);
  const { modules } = JSON.parse(output) as { modules: { source: string; dependents: string[] }[] };
  const dependents = new Map(modules.map((module) => [module.source, module.dependents]));
  // Nothing imports SQL, but the database tests read it.
  const isSql = (file: string) => file.startsWith('supabase/');
  const readers = [...dependents.keys()].filter((file) => /^server\/db\/.*\.test\.ts$/.test(file));
  const reached = new Set(changed);
  // A Set's iteration includes elements added during it: a breadth-first search.
  for (const file of reached) {
    for (const next of isSql(file) ? readers : (dependents.get(file) ?? [])) reached.add(next);
  }
  return [...reached].filter((file) => /\.test\.tsx?$/.test(file));
}

async function test(command: string[], files: string[], most: number): Promise<void> {
  if (files.length === 0) return;
  const { code } = await run([...command, ...files.slice(0, most)], { echo: true });
  if (code !== 0) allIsWell = false;
  const left = files.length - most;
  if (left > 0) console.log(`${left} test files further away were left to npm test.`);
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

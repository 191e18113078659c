import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './run.ts';

/**
 * `npm run test:server [-- file …]`: the tests of the server and the tools, many files in one process: half of a
 * file's time would go into loading modules and compiling PGlite.
 */
const FILES_PER_PROCESS = 24;

/** Files that need a process of their own: what a server withstands, real hashes. */
const ALONE = /(overload|passwords)\.test\.ts$/;

/** One more than there are cores: some tests wait for a time limit or another process. */
const PROCESSES_AT_ONCE = availableParallelism() + 1;

/** For a single test: the slowest takes 18 s on two quiet cores, and three times that elsewhere. */
const TEST_LIMIT_MS = 120_000;

const TEST_PROCESS = pathToFileURL('tools/gate/testProcess.ts');

const named = process.argv.slice(2);
const files = named.length > 0 ? named : globSync('{server,tools}/**/*.test.ts');
const alone = files.filter((file) => ALONE.test(file));
const others = files.filter((file) => !ALONE.test(file)).sort();
const folder = await mkdtemp(path.join(tmpdir(), 'tramayo-test-groups-'));
const groups: string[] = [];
for (const [index, members] of [...alone.map((file) => [file]), ...groupsOf(others)].entries()) {
  const group = path.join(folder, `${String(index).padStart(3, '0')}.mjs`);
  const urls = [TEST_PROCESS, ...members.map((file) => pathToFileURL(file))];
  await writeFile(group, urls.map((url) => `import '${url.href}';\n`).join(''));
  groups.push(group);
}

const { code } = await run(
  [
    '--test',
    // PGlite is not worth compiling twice for a few statements a file.
    '--liftoff-only',
    '--test-global-setup=server/testing/globalSetup.ts',
    `--test-concurrency=${PROCESSES_AT_ONCE}`,
    `--test-timeout=${TEST_LIMIT_MS}`,
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=./tools/gate/nodeReporter.ts', '--test-reporter-destination=stdout'],
    ...groups,
  ],
  // Without the cache each process spends half a second on compiling.
  { echo: true, env: { NODE_COMPILE_CACHE: 'node_modules/.cache/node' } },
);
await rm(folder, { recursive: true });
process.exitCode = code;

/** Neighbours, which often are of one kind, go to different groups. */
function groupsOf(all: string[]): string[][] {
  const count = Math.ceil(all.length / FILES_PER_PROCESS);
  return Array.from({ length: count }, (_, group) =>
    all.filter((_file, index) => index % count === group),
  );
}

import { after, afterEach, beforeEach, type SuiteContext, type TestContext } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';

/**
 * The first import of each process of server tests (testServer.ts): names the running test to the
 * gate and to the processes that it starts, and ends a process that its tests keep alive.
 */
const EXIT_MS = 10_000;

/** What kept this process alive at the start and after each test, as types of resources. */
const history = [{ test: 'the start', kept: process.getActiveResourcesInfo() }];

beforeEach(async (context: TestContext | SuiteContext) => {
  process.env.TEST_NAME = context.name;
  // The runner hears of the test before it begins, even if it never gives the turn back.
  await turn();
});

afterEach((context: TestContext | SuiteContext) => {
  history.push({ test: context.name, kept: process.getActiveResourcesInfo() });
});

after(() => {
  setTimeout(() => {
    console.error('✖ the process goes on after its last test');
    for (const type of new Set(process.getActiveResourcesInfo())) {
      const test = keptSince(type);
      if (test) console.error(`✖ ${type} keeps it alive, since "${test}"`);
    }
    process.exit(1);
  }, EXIT_MS).unref();
});

/** The test after which there were never fewer than now; undefined if they were there at the start. */
function keptSince(type: string): string | undefined {
  const count = (kept: string[]) => kept.filter((each) => each === type).length;
  const now = count(process.getActiveResourcesInfo());
  const fewer = history.findLastIndex(({ kept }) => count(kept) < now);
  return fewer < 0 ? undefined : (history[fewer + 1]?.test ?? 'the last test');
}

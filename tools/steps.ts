import { ended, started } from './gate/journal.ts';
import { run, type Outcome } from './run.ts';

/** The commands of each step, in order, by the step's name. */
export type Steps = Record<string, string[][]>;

/**
 * Runs steps in parallel. Prints one line when a step ends, and the output of failed ones at the
 * end.
 *
 * @returns whether all succeeded
 */
export async function runSteps(steps: Steps): Promise<boolean> {
  const outcomes = await Promise.all(
    Object.entries(steps).map(async ([name, commands]) => {
      started(name);
      const outcome = await inOrder(commands);
      ended(name);
      const seconds = (outcome.milliseconds / 1000).toFixed(1);
      console.log(`${outcome.code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      return { name, ...outcome };
    }),
  );
  const failed = outcomes.filter(({ code }) => code !== 0);
  for (const { name, output } of failed) console.log(`\n── ${name} ──\n${output.trim()}`);
  return failed.length === 0;
}

/** Runs commands one after the other, up to the first failure. */
async function inOrder(commands: string[][]): Promise<Outcome> {
  const total: Outcome = { code: 0, output: '', milliseconds: 0 };
  for (const command of commands) {
    const { code, output, milliseconds } = await run(command);
    total.code = code;
    total.output += output;
    total.milliseconds += milliseconds;
    if (code !== 0) break;
  }
  return total;
}

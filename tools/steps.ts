import { run, type Outcome } from './run.ts';

/** By name, the commands of one step, in order. */
export type Steps = Record<string, string[][]>;

/**
 * Runs steps side by side: one line each as it ends, and in full what failed, after all of them.
 *
 * @returns whether all of them went well
 */
export async function runSteps(steps: Steps): Promise<boolean> {
  const outcomes = await Promise.all(
    Object.entries(steps).map(async ([name, commands]) => {
      const outcome = await inOrder(commands);
      const seconds = (outcome.milliseconds / 1000).toFixed(1);
      console.log(`${outcome.code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      return { name, ...outcome };
    }),
  );
  const failed = outcomes.filter(({ code }) => code !== 0);
  for (const { name, output } of failed) console.log(`\n── ${name} ──\n${output.trim()}`);
  return failed.length === 0;
}

/** Runs commands one after the other, up to the first that fails. */
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

import { run, type Outcome } from './run.ts';

/**
 * `npm run check`: everything that can be said about the code without running it, side by side.
 * Silent where all is well but for one line each; what fails is printed in full at the end.
 */
const STEPS: Record<string, string[][]> = {
  types: [['node_modules/typescript/bin/tsc', '-p', '.']],
  lint: [
    [
      'node_modules/eslint/bin/eslint.js',
      '.',
      '--max-warnings=0',
      '--cache',
      '--cache-location=node_modules/.cache/eslint/',
    ],
  ],
  format: [
    ['node_modules/prettier/bin/prettier.cjs', '.', '--check', '--log-level=warn', '--cache'],
  ],
  direction: [
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config=.dependency-cruiser.mjs',
      'src',
      'contract',
      'server',
      'tools',
      'e2e',
      'webpack.config.ts',
    ],
  ],
  unused: [['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors']],
  citations: [['tools/citations.ts']],
  diagrams: [['tools/stateDiagrams.ts', '--check']],
  budgets: [['tools/buildClient.ts'], ['tools/budgets.ts']],
};

const outcomes = await Promise.all(
  Object.entries(STEPS).map(async ([name, commands]) => {
    const outcome = await inOrder(commands);
    const seconds = (outcome.milliseconds / 1000).toFixed(1);
    console.log(`${outcome.code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    return { name, ...outcome };
  }),
);

for (const { name, output } of outcomes.filter(({ code }) => code !== 0)) {
  console.log(`\n── ${name} ──\n${output.trim()}`);
  process.exitCode = 1;
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

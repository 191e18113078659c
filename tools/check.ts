import { runSteps } from './steps.ts';

/**
 * `npm run check`: everything that can be said about the code without running it, side by side.
 * Silent where all is well but for one line each; what fails is printed in full at the end.
 */
const allIsWell = await runSteps({
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
  licences: [['tools/licences.ts']],
  diagrams: [['tools/stateDiagrams.ts', '--check']],
  budgets: [['tools/buildClient.ts'], ['tools/budgets.ts']],
});
if (!allIsWell) process.exitCode = 1;

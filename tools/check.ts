import { runSteps } from './steps.ts';

/**
 * `npm run check`: all static checks, in parallel. Prints one line per passed check; the output
 * of failed ones follows at the end.
 */
const allPassed = await runSteps({
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
  permissions: [['tools/permissions.ts', '--check']],
  diagrams: [['tools/stateDiagrams.ts', '--check']],
  budgets: [['tools/buildClient.ts'], ['tools/budgets.ts']],
});
if (!allPassed) process.exitCode = 1;

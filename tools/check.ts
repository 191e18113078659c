import { runSteps } from './steps.ts';

/** Licences that allow shipping with their notice. */
const LICENCES = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['Unlicense', 'OFL-1.1', '(MIT OR CC0-1.0)'],
];
/** Their licence is not in package.json: MIT, and Bitstream Vera with public domain. */
const READ_BY_HAND = ['png-js', 'dejavu-fonts-ttf'];

/**
 * `npm run check`: all static checks, in parallel. Prints one line per passed check; the output
 * of failed ones follows at the end.
 */
const allPassed = await runSteps({
  types: [['node_modules/typescript/bin/tsc', '-p', '.']],
  lint: [['node_modules/oxlint/bin/oxlint', '.']],
  format: [['node_modules/oxfmt/bin/oxfmt', '--check', '.']],
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
  licences: [
    [
      'node_modules/license-checker-rseidelsohn/bin/license-checker-rseidelsohn.js',
      ...['--production', '--excludePrivatePackages', '--summary'],
      ...['--onlyAllow', LICENCES.join(';'), '--excludePackages', READ_BY_HAND.join(';')],
    ],
  ],
  permissions: [['tools/permissions.ts', '--check']],
  diagrams: [['tools/stateDiagrams.ts', '--check']],
  budgets: [
    ['tools/buildClient.ts'],
    ['node_modules/size-limit/bin.js', '--config', 'tools/sizeLimits.ts'],
  ],
});
if (!allPassed) process.exitCode = 1;

/**
 * The direction of imports, as docs/ARCHITECTURE.md draws it:
 * app → pages → features → session → api | ui | content → theme | lib → contract.
 */
const LAYERS = [
  ['app'],
  ['pages'],
  ['features'],
  ['session'],
  ['api', 'ui', 'content'],
  ['theme', 'lib'],
];

const TEST = '\\.test\\.tsx?$';
const TESTING = '^src/testing/';

/** A layer may import the layers below it, neither those above nor its neighbours. */
const layerRules = LAYERS.flatMap((layer, depth) =>
  layer.map((name) => {
    const above = LAYERS.slice(0, depth).flat();
    const beside = layer.filter((other) => other !== name);
    return {
      name: `src-${name}-looks-down`,
      severity: 'error',
      from: { path: `^src/${name}/`, pathNot: TEST },
      to: { path: `^src/(index\\.tsx$|(${[...above, ...beside, '-'].join('|')})/)` },
    };
  }),
);

/** @type {(name: string, comment: string, from: object, to: object) => object} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    ...layerRules,
    forbid(
      'features-are-strangers',
      'What two features share moves down; what one hands to another travels in the router.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    forbid(
      'server-features-are-strangers',
      'What two features share moves to server/ itself.',
      { path: '^server/features/([^/]+)/' },
      { path: '^server/features/', pathNot: '^server/features/$1/' },
    ),
    forbid(
      'server-foundations-know-no-features',
      'Features build on database, identity and plugins.',
      { path: '^server/(captcha|db|identity|mail|plugins)/', pathNot: TEST },
      { path: '^server/(features/|(main|app)\\.ts$)' },
    ),
    forbid(
      'nobody-imports-the-assembly',
      'app.ts and main.ts put the parts together.',
      { path: '^server/', pathNot: `${TEST}|^server/(main|testing)` },
      { path: '^server/(main|app)\\.ts$' },
    ),
    forbid(
      'client-and-server-meet-in-the-contract',
      'Neither carries the other.',
      { path: '^src/' },
      { path: '^(server|tools|e2e|supabase)/' },
    ),
    forbid('server-without-client', 'See above.', { path: '^server/' }, { path: '^(src|e2e)/' }),
    forbid(
      'contract-stands-alone',
      'The lowest layer.',
      { path: '^contract/' },
      { path: '^(src|server|tools|e2e)/' },
    ),
    forbid(
      'journeys-know-the-outside-only',
      'What a person finds, not what the code holds.',
      { path: '^e2e/' },
      { path: '^(src|server)/' },
    ),
    forbid('tests-are-leaves', 'Nobody imports a test.', {}, { path: TEST }),
    forbid(
      'testing-is-for-tests',
      'Builders and network handlers never ship.',
      { path: '^(src|server)/', pathNot: `${TEST}|^(src|server)/testing/` },
      { path: '^(src|server)/testing/' },
    ),
    forbid(
      'names-say-what-is-inside',
      'No drawers for everything; a barrel only where a part of the interface is published.',
      {},
      {
        path: '^(src|server|contract|tools|e2e)/.*(^|/)((utils?|helpers?|types)(\\.tsx?$|/)|index\\.ts$)',
        pathNot: '^src/ui/[^/]+/index\\.ts$',
      },
    ),
    forbid('no-circles', 'Of two modules, one comes first.', {}, { circular: true }),
    forbid('no-dead-ends', 'An import leads somewhere.', {}, { couldNotResolve: true }),
    forbid(
      'no-orphans',
      'What nobody imports is not part of the product.',
      {
        orphan: true,
        pathNot: `${TEST}|\\.d\\.ts$|\\.config\\.ts$|^e2e/|^tools/`,
      },
      {},
    ),
    forbid(
      'ships-only-dependencies',
      'Packages for development are absent where the product runs.',
      { path: '^(src|server|contract)/', pathNot: `${TEST}|${TESTING}|^server/testing/` },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'declared-packages-only',
      'Everything imported stands in package.json.',
      {},
      {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // TypeScript 7 has no API yet. This parser stops at `using`, and passes over `import('…')` in types.
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};

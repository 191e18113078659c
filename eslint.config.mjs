import { globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactGoogleTranslate from 'eslint-plugin-react-google-translate';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.{ts,tsx}', 'src/testing/**', 'e2e/**'];

const HEX = '#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\\b';
const FUNCTION = '\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(';
const NAMED = ':\\s*(white|black|red|green|blue|yellow|orange|purple|pink|gr[ae]y|brown)\\b';
const COLOUR = `/${HEX}|${FUNCTION}|${NAMED}/`;
const noColours = [`Literal[value=${COLOUR}]`, `TemplateElement[value.raw=${COLOUR}]`].map(
  (selector) => ({
    selector,
    message:
      'Colours live in contract/colors.ts; components read their semantic names from the theme.',
  }),
);

const noFocusedTests = {
  selector:
    'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(only|skip|todo)$/]',
  message: 'Every test runs, always.',
};

const noHooksOfFiles = {
  selector:
    'Program > ExpressionStatement > CallExpression[callee.name=/^(before|beforeEach|afterEach)$/]',
  message: 'Ten files share a process: this hook would run for the tests of all. Use a suite.',
};

export default tseslint.config(
  globalIgnores([
    'dist/',
    '.dist-*/',
    'coverage/',
    'test-results/',
    'playwright-report/',
    '.data/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    // A pattern of more than linear time lets one long text stop the server.
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'max-lines': ['error', 250],
      eqeqeq: ['error', 'always'],
      'no-restricted-syntax': ['error', noFocusedTests],
      '@typescript-eslint/consistent-type-imports': 'error',
      // A shape is an interface or a type by what reads better; schemas infer theirs.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // '' means "not set" in the environment and in form fields, where ?? would keep it.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true } },
      ],
      // Actions are closures, not methods: they carry no this.
      '@typescript-eslint/unbound-method': 'off',
      // Plugins, handlers and drivers are asynchronous by their interface, not by what they do.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [
      reactHooks.configs.flat.recommended,
      jsxA11y.configs.strict,
      // A browser's translation wraps text nodes in elements of its own.
      reactGoogleTranslate.configs.recommended,
    ],
    rules: {
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-router', message: 'Import from react-router-dom.' },
            { name: 'date-fns/locale', message: 'Labels are fixed (TIMELINE-4): src/lib.' },
          ],
          patterns: [{ regex: '^node:', message: 'The client runs in a browser.' }],
        },
      ],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^zod',
              allowTypeImports: true,
              message: 'Visitors pay for every byte: the server validates, the client takes types.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{src,server,contract,tools}/**/*.{ts,tsx}'],
    ignores: ['contract/colors.ts', ...TESTS],
    rules: { 'no-restricted-syntax': ['error', noFocusedTests, ...noColours] },
  },
  {
    files: TESTS,
    rules: {
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // node:test's calls return promises that nobody awaits.
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite'] },
          ],
        },
      ],
    },
  },
  {
    files: ['{server,tools}/**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', noFocusedTests, noHooksOfFiles] },
  },
);

import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

/** Packages that ship only ES modules, which jest must compile to CommonJS. */
const MODERN_PACKAGES = [
  'msw',
  '@msw',
  '@mswjs',
  '@open-draft',
  'cookie',
  'eventsource-parser',
  'headers-polyfill',
  'hucre',
  'rettime',
  'until-async',
];

const config: Config = {
  roots: ['<rootDir>/src', '<rootDir>/__mocks__'],
  testEnvironment: '<rootDir>/src/testing/browserEnvironment.ts',
  testEnvironmentOptions: {
    // Without 'browser', which would hide msw's exports for Node.
    customExportConditions: [''],
    url: 'http://localhost/',
  },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  testTimeout: 30_000,
  // jest's default leaves one core free: on two cores a single worker would be idle half of the time.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  globals: {
    // styled-components adds one rule after the other, as in production. As text, jsdom would parse all of them each time.
    SC_DISABLE_SPEEDY: false,
    __SETTINGS__: {
      supabaseUrl: '',
      supabaseAnonKey: 'local-anon-key',
      apiBaseUrl: 'http://localhost/api',
      recaptchaSiteKey: '',
    },
  },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  moduleNameMapper: { '\\.(woff2|avif|webp|png|jpe?g|svg)$': '<rootDir>/__mocks__/asset.ts' },
  transform: {
    '\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${MODERN_PACKAGES.join('|')})/)`],
};

export default config;

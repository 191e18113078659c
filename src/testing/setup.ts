import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach } from '@jest/globals';
import { configure } from '@testing-library/dom';

// Generous, because queries wait until they succeed: the limit only matters for missing elements.
configure({ asyncUtilTimeout: 10_000 });

/* oxlint-disable no-console -- filters warnings that every test would print */
const EXPECTED = [
  // Each test makes a store with its own supabase-js client; the product has one.
  'Multiple GoTrueClient instances',
  // Redux Toolkit's development checks on a slow machine.
  'more than the warning threshold',
  // supabase-js logs this when the provider is unreachable; the tests check the screen instead.
  'AuthRetryableFetchError',
];
const warn = console.warn;
console.warn = (...words: unknown[]) => {
  if (!EXPECTED.some((text) => String(words[0]).includes(text))) warn(...words);
};

// Our server's page; see `withFourteenCalls` for another's.
beforeEach(() => {
  document.documentElement.dataset.calls = 'all';
});

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

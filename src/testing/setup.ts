import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { configure } from '@testing-library/dom';

// Tests wait for what they look for; the limits only tell a slow machine from a missing thing.
configure({ asyncUtilTimeout: 10_000 });

/* eslint-disable no-console -- what every test would say is kept out of the output */
const EXPECTED = [
  // Each test has a store, and with it a client of supabase-js; in the product there is one.
  'Multiple GoTrueClient instances',
  // Redux Toolkit's own checks on a busy machine.
  'more than the warning threshold',
  // What supabase-js says of an outage; the tests of outages look at the screen.
  'AuthRetryableFetchError',
];
const warn = console.warn;
console.warn = (...words: unknown[]) => {
  if (!EXPECTED.some((text) => String(words[0]).includes(text))) warn(...words);
};

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

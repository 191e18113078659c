import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startAttributes } from './startAttributes.ts';
import type { StartAttributes } from './startAttributes.ts';
import { untilWanted } from './untilWanted.ts';

beforeEach(() => void jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  for (const name of ['start', 'session', 'returned']) {
    document.documentElement.removeAttribute(`data-${name}`);
  }
});

function open(attributes: StartAttributes) {
  Object.assign(startAttributes(), attributes);
  const run = jest.fn();
  void untilWanted().then(run);
  return run;
}

test.each<[string, StartAttributes]>([
  ['another page than the landing', { start: 'app' }],
  ['who is known', { start: 'landing', session: '' }],
  ['a place that is come back to', { start: 'landing', returned: '' }],
])('%s does not wait', async (_what, attributes) => {
  const run = open(attributes);
  await jest.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalled();
});

test.each(['#/login', '#/#contact'])('who followed a link to %s does not wait', async (hash) => {
  window.history.replaceState(null, '', hash);
  const run = open({ start: 'landing' });
  await jest.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalled();
  window.history.replaceState(null, '', '/');
});

test('a visitor’s landing waits for somebody to act', async () => {
  const run = open({ start: 'landing' });
  await jest.advanceTimersByTimeAsync(3_999);
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  await jest.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalled();
});

test('where nobody acts it runs after four seconds', async () => {
  const run = open({ start: 'landing' });
  await jest.advanceTimersByTimeAsync(4_000);
  expect(run).toHaveBeenCalled();
});

import { expect, test } from '@jest/globals';
import { between } from './durations.ts';

const HOUR = 3_600_000;

test.each([
  [0, '1 min'],
  [59 * 60_000, '59 min'],
  [2 * HOUR + 59 * 60_000, '2 h'],
  [47 * HOUR, '47 h'],
  [3 * 24 * HOUR + HOUR, '3 días'],
  [-HOUR, '1 min'],
])('%d milliseconds are %s', (span, text) => {
  const from = '2026-09-05T14:00:00Z';
  expect(between(from, Date.parse(from) + span)).toBe(text);
});

test.each([
  [null, 0],
  [undefined, '2026-09-05T14:00:00Z'],
  ['2026-09-05T14:00:00Z', null],
  ['ayer', 0],
])('from %p to %p there is no duration', (from, to) => {
  expect(between(from, to)).toBeNull();
});

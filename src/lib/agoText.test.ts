import { expect, test } from '@jest/globals';
import { agoText } from './agoText.ts';

const now = Date.parse('2026-09-10T15:00:00Z');

test.each([
  ['2026-09-10T14:59:10Z', 'ahora'],
  ['2026-09-10T15:00:30Z', 'ahora'],
  ['2026-09-10T14:59:00Z', 'hace 1 min'],
  ['2026-09-10T14:00:01Z', 'hace 59 min'],
  ['2026-09-10T14:00:00Z', 'hace 1 h'],
  ['2026-09-09T15:00:01Z', 'hace 23 h'],
  ['2026-09-09T15:00:00Z', 'hace 1 día'],
  ['2026-09-04T14:00:00Z', 'hace 6 días'],
  // Still 2 September in Lima.
  ['2026-09-03T03:00:00Z', '2 set 2026'],
  ['hace poco', 'hace poco'],
])('%s is %s', (timestamp, text) => {
  expect(agoText(timestamp, now)).toBe(text);
});

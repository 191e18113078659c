import { expect, test } from '@jest/globals';
import { limaYear } from './limaYear.ts';

test.each([
  ['2026-12-31T23:59:00Z', '2026'],
  ['2027-01-01T04:59:59Z', '2026'],
  ['2027-01-01T05:00:00Z', '2027'],
])('at %s it is %s in Lima', (instant, year) => {
  expect(limaYear(new Date(instant))).toBe(year);
});

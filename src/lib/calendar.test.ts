import { expect, test } from '@jest/globals';
import { limaClock } from '#contract/limaTime.ts';
import { longDay, shortDay } from './calendar.ts';

test.each([
  ['2026-09-05T12:00:00Z', '5 set', '5 set 2026'],
  ['2026-09-05T00:00:00Z', '5 set', '5 set 2026'],
  ['2027-01-31T23:59:59Z', '31 ene', '31 ene 2027'],
])('%s is written as a calendar day of UTC', (instant, short, long) => {
  expect(shortDay(new Date(instant))).toBe(short);
  expect(longDay(new Date(instant))).toBe(long);
});

test.each([
  ['2026-09-05T04:59:59Z', '4 set 2026'],
  ['2026-09-05T05:00:00Z', '5 set 2026'],
  ['2027-01-01T04:59:59Z', '31 dic 2026'],
])('at %s the day in Lima is %s', (instant, day) => {
  expect(longDay(limaClock(new Date(instant)))).toBe(day);
});

test('every month has its label', () => {
  const labels = Array.from({ length: 12 }, (_, month) =>
    shortDay(new Date(Date.UTC(2026, month))),
  );
  expect(labels.join(' ')).toBe(
    '1 ene 1 feb 1 mar 1 abr 1 may 1 jun 1 jul 1 ago 1 set 1 oct 1 nov 1 dic',
  );
});

import { expect, test } from '@jest/globals';
import { proposePhases } from './proposePhases.ts';

const days = (start: string, ...lengths: number[]) =>
  proposePhases(
    lengths.map((length) => ({ name: 'Análisis', days: length })),
    start,
  ).map(({ startDate, endDate }) => [startDate.slice(0, 10), endDate.slice(0, 10)]);

test('phases follow each other in business days', () => {
  // 2026-11-23 is a Monday.
  expect(days('2026-11-23', 5, 1, 2)).toEqual([
    ['2026-11-23', '2026-11-27'],
    ['2026-11-30', '2026-11-30'],
    ['2026-12-01', '2026-12-02'],
  ]);
});

test('weekends and Peruvian holidays do not count', () => {
  // 8 and 9 December are holidays.
  expect(days('2026-12-05', 2, 1)).toEqual([
    ['2026-12-07', '2026-12-10'],
    ['2026-12-11', '2026-12-11'],
  ]);
});

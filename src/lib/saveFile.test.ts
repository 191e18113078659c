import { expect, test } from '@jest/globals';
import { excelFileName } from '#contract/excelFiles.ts';

test('a file name contains the day in Lima', () => {
  expect(excelFileName('tickets', new Date('2026-09-06T03:00:00Z'))).toBe(
    'tickets-2026-09-05.xlsx',
  );
  expect(excelFileName('ideas', new Date('2026-09-06T05:00:00Z'))).toBe('ideas-2026-09-06.xlsx');
});

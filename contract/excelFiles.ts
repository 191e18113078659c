import { limaDay } from './limaTime.ts';

/** The media type of an Excel file. */
export const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** How many rows an Excel file has at most. */
export const MOST_FILE_ROWS = 100_000;

/** 'tickets-2026-09-05.xlsx', with the current day in Lima. */
export function excelFileName(name: string, now: Date): string {
  return `${name}-${limaDay(now)}.xlsx`;
}

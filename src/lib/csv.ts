import { BYTE_ORDER_MARK, csvLine } from '#contract/csv.ts';
import { limaDay } from '#contract/limaTime.ts';

/** A table as a CSV file's text, for spreadsheets (contract/csv.ts). */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvLine).join('');
}

/** 'tickets-2026-09-05.csv', by the day in Lima. */
export function csvFileName(name: string, now: Date): string {
  return `${name}-${limaDay(now)}.csv`;
}

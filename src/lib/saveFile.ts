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

/** How long the browser may take to begin saving, in milliseconds. */
const BEGIN = 10_000;

/** The object URL of a text; {@link saveFile} releases it. */
export function textFile(text: string, type: string): string {
  return URL.createObjectURL(new Blob([text], { type }));
}

/** Has the browser save an object URL as a file. */
export function saveFile(fileName: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), BEGIN);
}

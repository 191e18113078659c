import { BYTE_ORDER_MARK, csvLine } from '#contract/csv.ts';
import { limaDay } from '#contract/limaTime.ts';

/** Formats a table as CSV text for spreadsheets (contract/csv.ts). */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvLine).join('');
}

/** 'tickets-2026-09-05.csv', with the current day in Lima. */
export function csvFileName(name: string, now: Date): string {
  return `${name}-${limaDay(now)}.csv`;
}

/** Time for the browser to start the download before the object URL is revoked, in milliseconds. */
const REVOKE_DELAY = 10_000;

/** Makes an object URL for a text; {@link saveFile} revokes it. */
export function textFile(text: string, type: string): string {
  return URL.createObjectURL(new Blob([text], { type }));
}

/** Downloads an object URL as a file. */
export function saveFile(fileName: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY);
}

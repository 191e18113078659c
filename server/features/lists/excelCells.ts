import { limaClock } from '#contract/limaTime.ts';

/** What a cell of an Excel file holds. A text is never a formula or a number. */
export type Cell = string | number | Date | null | undefined;

/** How Excel shows what is no plain text. */
export const FORMATS = {
  /** Documents, phones and codes stay text when somebody edits them. */
  code: '@',
  day: 'dd/mm/yyyy',
  time: 'dd/mm/yyyy hh:mm',
  amount: '#,##0.00',
} as const;

export type Format = keyof typeof FORMATS;

/** A column of an Excel file: its heading, and what it holds of a row. */
export type ExcelColumn<Row> = readonly [
  heading: string,
  cell: (row: Row) => Cell,
  format?: Format | undefined,
];

/** A calendar day, `YYYY-MM-DD`, or the day in Lima of an instant. */
export function dayCell(when: string | null | undefined): Cell {
  const time = timeCell(when);
  if (!(time instanceof Date)) return time;
  time.setUTCHours(0, 0, 0, 0);
  return time;
}

/** The time in Lima at an instant: Excel knows no time zones. A text that is none is left as it is. */
export function timeCell(when: string | null | undefined): Cell {
  if (!when) return null;
  const instant = new Date(when);
  if (Number.isNaN(instant.getTime())) return when;
  return DAY.test(when) ? instant : limaClock(instant);
}

const DAY = /^\d{4}-\d\d-\d\d$/;

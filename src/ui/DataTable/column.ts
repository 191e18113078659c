import type { ReactNode } from 'react';

/** A column of a table. */
export interface Column<Row> {
  /** Used in the address, therefore Spanish and without spaces. */
  id: string;
  label: string;
  /** Stands in the head in place of the label, which it must contain; for a column that is not sortable. */
  head?: ReactNode;
  /** The API's name of the field to sort by; without it the column is not sortable. */
  field?: string;
  /** The width, as a CSS grid track. */
  width: string;
  /** The text of the cell, unless `cell` is given. */
  text: (row: Row) => string;
  /** Components with state need a `key` from the row, because cells are reused for other rows while scrolling. */
  cell?: (row: Row) => ReactNode;
  /** Whether it sorts in one direction only. */
  oneWay?: true;
  /**
   * `end` aligns numbers and dates to the right; `control` holds a field; `who`, `name` and `bare` have no label in a
   * card, and the first two are its head.
   */
  look?: 'who' | 'name' | 'end' | 'control' | 'plain' | 'bare';
}

/** The expandable detail of a row. */
export interface RowDetail<Row> {
  /** The text of the expand button and the label of its column. */
  label: string;
  /** The button's accessible name, unique per row. */
  nameOf: (row: Row) => string;
  /** Renders the detail; `close` returns focus to the button. */
  show: (row: Row, close: () => void) => ReactNode;
  /** The width of the button's column, for longer labels. */
  width?: string;
}

/** The width of the column with the buttons that open a row. */
export const DETAIL_WIDTH = '4.5rem';

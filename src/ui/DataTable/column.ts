import type { ReactNode } from 'react';

/** A column of a table: what it is called, says, shows, and is ordered by. */
export interface Column<Row> {
  /** In the address, so in Spanish and without spaces. */
  id: string;
  label: string;
  /** The field by which a server orders its rows. */
  field?: string;
  /** Its share of the width, as a track of a CSS grid. */
  width: string;
  /** What it says, for the search, for its cell unless `cell` shows it another way, and for a file. */
  text: (row: Row) => string;
  /** What keeps something of its own needs a `key` by its row: cells stay while rows go through them. */
  cell?: (row: Row) => ReactNode;
  /** What its rows are ordered by; without it they cannot be. */
  order?: (row: Row) => string | number;
  /** Its order has no other way round. */
  oneWay?: true;
  /**
   * Numbers and dates stand at the end, and so does a control with 'Guardado' before it; `who` and `name` head a card
   * and need no label there.
   */
  look?: 'who' | 'name' | 'end' | 'control' | 'endControl' | 'plain';
}

/** A row opens to show more of itself. */
export interface RowDetail<Row> {
  /** On the button that opens it, and as its column's name. */
  label: string;
  /** The button's full name, which tells its row from the others. */
  nameOf: (row: Row) => string;
  /** What is shown; what closes it leads focus back to the button. */
  show: (row: Row, close: () => void) => ReactNode;
  /** Of the button's column, where its label needs more than a short word's. */
  width?: string;
}

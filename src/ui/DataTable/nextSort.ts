import type { TableSort } from '#src/lib/useTableAddress.ts';
import type { Column } from './column.ts';

/** What a click on a column's name orders by: names from A, numbers and dates from the largest, then the other way. */
export function nextSort<Row>({ id, look }: Column<Row>, now: TableSort): TableSort {
  return { column: id, descending: now.column === id ? !now.descending : look === 'end' };
}

import type { TableSort } from '#src/lib/useTableAddress.ts';
import type { Column } from './column.ts';

/** The order after a click on a header: names ascending, numbers and dates descending; a second click reverses it. */
export function nextSort<Row>({ id, look }: Column<Row>, now: TableSort): TableSort {
  return { column: id, descending: now.column === id ? !now.descending : look === 'end' };
}

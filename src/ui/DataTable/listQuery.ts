import type { TableView } from '#src/lib/useTableAddress.ts';
import type { Column } from './column.ts';

/**
 * A choice as the page calls take it (docs/adr/0030): the fields by their names on the wire, and only what differs
 * from the default view, so that this one has an empty query.
 *
 * @param filters of the view, as the wire has them
 */
export function listQuery<Row>(
  view: TableView,
  initial: TableView,
  columns: readonly Column<Row>[],
  filters: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const { column, descending } = view.sort;
  const field = columns.find(({ id }) => id === column)?.field;
  const isSorted = column !== initial.sort.column || descending !== initial.sort.descending;
  const search = view.search.trim();
  const chosen = Object.entries(filters).filter(([, value]) => value !== '');
  return {
    ...(search !== '' && { search }),
    ...(isSorted && field !== undefined && { sort: field, order: descending ? 'desc' : 'asc' }),
    ...Object.fromEntries(chosen),
  };
}

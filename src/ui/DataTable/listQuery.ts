import { trimLine } from '#contract/typedText.ts';
import type { TableView } from '#src/lib/useTableAddress.ts';
import type { Column } from './column.ts';

/**
 * The query parameters of a view for the page calls (docs/adr/0030), with the API's field names. It contains only what
 * differs from the default view, whose query is therefore empty.
 *
 * @param filters the view's filters as the API names them
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
  const search = trimLine(view.search);
  const chosen = Object.entries(filters).filter(([, value]) => value !== '');
  return {
    ...(search !== '' && { search }),
    ...(isSorted && field !== undefined && { sort: field, order: descending ? 'desc' : 'asc' }),
    ...Object.fromEntries(chosen),
  };
}

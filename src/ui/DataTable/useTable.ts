import type { RowTotal } from '#src/lib/countText.ts';
import type { MorePages, PagedView } from '#src/lib/pagedView.ts';
import { useTableRows } from './useTableRows.ts';
import type { TableQuery } from './useTableRows.ts';

export interface TableOptions<Row> extends TableQuery<Row> {
  rows: readonly Row[];
  /** The same list by pages, searched and ordered by the server; null while `rows` are all. */
  pages: PagedView<Row> | null;
}

/** The rows that a table shows, whether the browser or the server searches and sorts them. */
export interface TableRows<Row> {
  shown: readonly Row[];
  /** Of the rows found. */
  total: RowTotal;
  /** Of the whole list. */
  all: RowTotal;
  /** The rows still belong to the previous view. */
  isStale: boolean;
  more: MorePages | undefined;
}

export function useTable<Row extends { id: string }>({
  rows,
  pages,
  ...query
}: TableOptions<Row>): TableRows<Row> {
  const found = useTableRows(pages === null ? rows : none, query);
  if (pages === null) {
    return {
      shown: found,
      total: { count: found.length, exact: true },
      all: { count: rows.length, exact: true },
      isStale: false,
      more: undefined,
    };
  }
  const { rows: shown, ...view } = pages;
  return { shown, ...view };
}

const none: readonly never[] = [];

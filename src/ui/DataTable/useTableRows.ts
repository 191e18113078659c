import { useEffect, useMemo } from 'react';
import type { TableView } from '#src/lib/useTableAddress.ts';
import type { Column } from './column.ts';
import { createHaystacks, createSearch, sortRows } from './tableRows.ts';
import type { Haystacks } from './tableRows.ts';

export interface TableQuery<Row> {
  columns: readonly Column<Row>[];
  view: TableView;
  /** Whether a row passes the filters; keep it until they change. */
  passes: (row: Row) => boolean;
  /** What is searched beside the columns; one constant outside the component. */
  moreText?: (row: Row) => string;
}

/** The rows to show: filtered, found, in order. An answer within a keystroke for ten thousand of them. */
export function useTableRows<Row extends object>(
  rows: readonly Row[],
  { columns, view, passes, moreText }: TableQuery<Row>,
): readonly Row[] {
  const { haystackOf, search } = useMemo(() => {
    const texts = columns.map(({ text }) => text);
    const haystackOf = createHaystacks(moreText === undefined ? texts : [...texts, moreText]);
    return { haystackOf, search: createSearch(haystackOf) };
  }, [columns, moreText]);
  useReadyHaystacks(rows, haystackOf);

  const sorted = useMemo(() => sortRows(rows, columns, view.sort), [rows, columns, view.sort]);
  const passing = useMemo(() => sorted.filter(passes), [sorted, passes]);
  return useMemo(() => search(passing, view.search), [search, passing, view.search]);
}

/** How many rows are prepared at a stretch: a few milliseconds' worth. */
const STRETCH = 500;

/** Prepares the search while nobody waits, so that its first letter is as quick as the others. */
function useReadyHaystacks<Row extends object>(
  rows: readonly Row[],
  haystackOf: Haystacks<Row>,
): void {
  useEffect(() => {
    let next = 0;
    let timer = setTimeout(prepare);
    function prepare() {
      for (const row of rows.slice(next, next + STRETCH)) haystackOf(row);
      next += STRETCH;
      if (next < rows.length) timer = setTimeout(prepare);
    }
    return () => clearTimeout(timer);
  }, [rows, haystackOf]);
}

import { useEffect, useMemo, useState } from 'react';
import type { TableView } from '#src/lib/useTableAddress.ts';
import type { Column } from './column.ts';
import { createHaystacks, createSearch, sortRows } from './tableRows.ts';
import type { Haystacks } from './tableRows.ts';

export interface TableQuery<Row> {
  columns: readonly Column<Row>[];
  view: TableView;
  /** Whether a row passes the filters; must be memoized. */
  passes: (row: Row) => boolean;
  /** Further text to search besides the columns; must be constant across renders. */
  moreText?: (row: Row) => string;
}

/**
 * Filters, searches and sorts the rows. A row that changes keeps its position until the view changes. Fast enough to
 * follow keystrokes with ten thousand rows.
 */
export function useTableRows<Row extends { id: string }>(
  rows: readonly Row[],
  { columns, view, passes, moreText }: TableQuery<Row>,
): readonly Row[] {
  const { placed, now } = useRowsAsChosen(rows, view);
  const { haystackOf, search } = useMemo(() => {
    const texts = columns.map(({ text }) => text);
    const haystackOf = createHaystacks(moreText === undefined ? texts : [...texts, moreText]);
    return { haystackOf, search: createSearch(haystackOf) };
  }, [columns, moreText]);
  useReadyHaystacks(placed, haystackOf);

  const sorted = useMemo(() => sortRows(placed, columns, view.sort), [placed, columns, view.sort]);
  const passing = useMemo(() => sorted.filter(passes), [sorted, passes]);
  return useMemo(
    () => search(passing, view.search).map((row) => now.get(row.id) ?? row),
    [search, passing, view.search, now],
  );
}

/** Each row as it was when the view changed, which decides its position, and its current version by id. */
function useRowsAsChosen<Row extends { id: string }>(rows: readonly Row[], view: TableView) {
  const now = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  // Compared by value: expanding a row creates a new but equal view.
  const choice = JSON.stringify(view);
  const [chosen, setChosen] = useState({ choice, rows, byId: now });
  if (chosen.choice !== choice) setChosen({ choice, rows, byId: now });
  else if (chosen.rows !== rows) {
    const added = rows.filter(({ id }) => !chosen.byId.has(id));
    const byId = added.length === 0 ? chosen.byId : new Map([...now, ...chosen.byId]);
    setChosen({ choice, rows, byId });
  }
  const placed = useMemo(
    () => rows.map((row) => chosen.byId.get(row.id) ?? row),
    [rows, chosen.byId],
  );
  return { placed, now };
}

/** How many rows are indexed per task: a few milliseconds. */
const STRETCH = 500;

/** Builds the search index in idle tasks, so that the first letter is as fast as the next ones. */
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

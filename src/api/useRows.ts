import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { RowsView } from '#src/lib/rowsView.ts';
import { shownFailure } from './apiError.ts';
import type { CacheDispatch } from './effects.ts';
import { listsApi, totalOf, useCountRowsQuery, useExportListMutation } from './listsApi.ts';
import { useListRowsInfiniteQuery, useReadNewsQuery } from './listsApi.ts';
import type { ExportedList, ListQuery, ListView, PagedList, PagedRows } from './listsApi.ts';
import { useLivePolling } from './live.ts';

const LOAD_FAILED = 'Error al cargar los datos.';
const RELOAD_FAILED = 'Error al recargar los datos.';
const MORE_FAILED = 'No se pudieron cargar más filas.';

/**
 * The rows of a table, which the server searches and sorts: the pages read so far of one view.
 *
 * @param query search, order and filters; empty for the whole list in its default order
 * @param loadFailed for a first read that fails without a text of the server
 */
export function useRows<Name extends PagedList>(
  list: Name,
  query: ListQuery,
  loadFailed = LOAD_FAILED,
): RowsView<PagedRows[Name]> {
  const view = { list, query };
  const isWhole = Object.keys(query).every((name) => name === 'sort' || name === 'order');
  const key = JSON.stringify(view);
  const [first, setFirst] = useState<string | null>(key);
  if (first !== null && first !== key) setFirst(null);
  // Going back finds the rows as they were; a view that is chosen again is read again.
  const read = useListRowsInfiniteQuery(view, { refetchOnMountOrArgChange: first === null });
  const { newsError, readNews } = useNews(view, read.currentData === undefined);
  const { whole } = useCountRowsQuery(list, {
    skip: isWhole,
    selectFromResult: ({ currentData }) => ({ whole: currentData }),
  });
  useAbortPreviousRequest(view);
  // While another view is read, the rows of the one before stay.
  const pages = read.data?.pages;
  const rows = useMemo(() => {
    const all = (pages ?? []).flatMap((page) => page.rows as PagedRows[Name][]);
    // A row that moved in the order may be on two pages.
    return [...new Map(all.map((row) => [row.id, row])).values()];
  }, [pages]);

  const error = read.error !== undefined && !isAborted(read.error) ? read.error : undefined;
  const isNew = read.currentData === undefined;
  const total = pages?.[0] === undefined ? { count: 0, exact: true } : totalOf(pages[0]);
  return {
    rows: isNew && error !== undefined ? [] : rows,
    total,
    all: whole ?? total,
    isWhole,
    isLoading: pages === undefined && error === undefined,
    isStale: isNew && pages !== undefined && error === undefined,
    failure: isNew ? shownFailure(error, loadFailed) : shownFailure(newsError, RELOAD_FAILED),
    retry: isNew ? read.refetch : readNews,
    more:
      !isNew && (read.hasNextPage || error !== undefined)
        ? {
            isLoading: read.isFetching,
            failure: shownFailure(error, MORE_FAILED),
            load: () => void read.fetchNextPage(),
            retry: read.fetchNextPage,
          }
        : undefined,
  };
}

/** Keeps a view up to date while it is shown. */
function useNews(view: ListView, skip: boolean) {
  const polling = useLivePolling();
  const { newsError, refetch } = useReadNewsQuery(view, {
    ...polling,
    skip,
    selectFromResult: ({ error }) => ({ newsError: error }),
  });
  return { newsError, readNews: refetch };
}

/**
 * Aborts the request of the previous view, so that the next one does not queue behind it. Not when the table goes: the
 * next page may show the same view.
 */
function useAbortPreviousRequest(view: ListView): void {
  const dispatch = useDispatch<CacheDispatch>();
  const shown = useRef(view);
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (JSON.stringify(before) === JSON.stringify(view)) return;
    dispatch(listsApi.util.getRunningQueryThunk('listRows', before))?.abort();
  });
}

function isAborted(error: unknown): boolean {
  return (error as { name?: unknown }).name === 'AbortError';
}

/** Exports a view; see `exportList`. */
export function useListExport(list: ExportedList, query: ListQuery): () => Promise<string> {
  const [exportList] = useExportListMutation();
  return () => exportList({ list, query }).unwrap();
}

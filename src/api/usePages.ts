import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { EXACT_TOTAL } from '#contract/listRoutes.ts';
import type { More } from '#contract/lists.ts';
import type { RowTotal } from '#src/lib/countText.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import type { PagedView } from '#src/lib/pagedView.ts';
import { pollingOptions } from './api.ts';
import { errorText } from './apiError.ts';
import type { CallDispatch } from './effects.ts';
import { listsApi, useExportListMutation, useListPagesInfiniteQuery } from './listsApi.ts';
import type { ExportedList, ListQuery, PagedList, PagedRows } from './listsApi.ts';

/** The first rows of a list in its default order; `more` is present when there are further rows. */
export interface ListHead<Row> {
  rows: readonly Row[];
  more?: More | undefined;
}

/** How many rows a list or a page has in all; a server that does not say whether that is exact stops counting at the limit. */
export function totalOf({ total, exact = total < EXACT_TOTAL }: Omit<More, 'next'>): RowTotal {
  return { count: total, exact };
}

const LOAD_FAILED = 'No se pudieron cargar más filas.';

/**
 * A paged list that the server searches and sorts. Null when `head` holds the whole list: then the browser does both.
 * The default view starts with the rows of `head`, which are polled. Other rows change when they are edited
 * here, when a live event names them, or when they are loaded again.
 *
 * @param query search, order and filters; empty for the default view
 * @param mustAsk the query needs the server, even if `head` holds the whole list
 */
export function usePages<Name extends PagedList>(
  list: Name,
  head: ListHead<PagedRows[Name]>,
  query: ListQuery,
  mustAsk = false,
): PagedView<PagedRows[Name]> | null {
  type Row = PagedRows[Name];
  const choice = { list, query };
  const isDefault = Object.keys(query).length === 0;
  const [isWanted, setWanted] = useState(false);
  // Pages of an earlier visit, so that going back restores the view.
  const { isCached } = listsApi.endpoints.listPages.useInfiniteQueryState(choice, {
    selectFromResult: ({ currentData }) => ({ isCached: currentData !== undefined }),
  });
  const isHeadEnough = isDefault && !isWanted && !isCached;
  const read = useListPagesInfiniteQuery(choice, {
    skip: (head.more === undefined && !mustAsk) || isHeadEnough,
    refetchOnMountOrArgChange: pollingOptions.refetchOnMountOrArgChange,
  });
  useAbortPreviousRequest(list, query);
  const pages = isDefault ? read.currentData?.pages : read.data?.pages;
  const rows = useMemo(() => {
    const fresh = new Map(head.rows.map((row) => [row.id, row]));
    const read = (pages ?? []).flatMap((page) => page.rows as Row[]);
    // A row that moved in the order may be on two pages.
    const paged = [...new Map(read.map((row) => [row.id, row])).values()];
    if (!isDefault) {
      return pages === undefined ? head.rows : paged.map((row) => fresh.get(row.id) ?? row);
    }
    const last = head.rows.at(-1)?.id;
    const rest = paged.slice(paged.findIndex(({ id }) => id === last) + 1);
    return [...head.rows, ...rest.filter(({ id }) => !fresh.has(id))];
  }, [head.rows, pages, isDefault]);

  if (head.more === undefined && !mustAsk) return null;
  const hasFailed = !isHeadEnough && read.error !== undefined && !isAborted(read.error);
  const isStale = !isDefault && read.currentData === undefined;
  const [first] = isDefault ? [] : (pages ?? []);
  const all = totalOf(head.more ?? { total: head.rows.length, exact: true });
  return {
    rows: isStale && hasFailed ? [] : rows,
    total: first === undefined ? all : totalOf(first),
    all,
    isStale: isStale && !hasFailed,
    more:
      isHeadEnough || read.hasNextPage || hasFailed || read.isFetching
        ? {
            isLoading: read.isFetching,
            failure: hasFailed
              ? {
                  message: errorText(read.error, LOAD_FAILED),
                  failedRequest: failedRequestOf(read.error),
                }
              : null,
            load: () => (isHeadEnough ? setWanted(true) : void read.fetchNextPage()),
            retry: () => (read.isFetchNextPageError ? read.fetchNextPage() : read.refetch()),
          }
        : undefined,
  };
}

/** Aborts the request of the previous view, so that the next one does not queue behind it. */
function useAbortPreviousRequest(list: PagedList, query: ListQuery): void {
  const dispatch = useDispatch<CallDispatch>();
  const key = JSON.stringify(query);
  useEffect(
    () => () => {
      const choice = { list, query: JSON.parse(key) as ListQuery };
      dispatch(listsApi.util.getRunningQueryThunk('listPages', choice))?.abort();
    },
    [dispatch, list, key],
  );
}

function isAborted(error: unknown): boolean {
  return (error as { name?: unknown }).name === 'AbortError';
}

/** Exports a view as a file; see `exportList`. */
export function useListFile(list: ExportedList, query: ListQuery): () => Promise<string | null> {
  const [exportList] = useExportListMutation();
  return () => exportList({ list, query }).unwrap();
}

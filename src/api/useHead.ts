import { useMemo } from 'react';
import type { Page } from '#contract/lists.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { pollingOptions } from './api.ts';
import { errorText } from './apiError.ts';
import type { ListHead } from './usePages.ts';

/** A list as it is read: its first page, or why there is none. */
export interface HeadRead<Row> {
  /** null until the first successful load, and where the server has no such call. */
  head: ListHead<Row> | null;
  /** The message of the last load, if it failed. */
  error: string | null;
  failedRequest: FailedRequest | undefined;
  retry: () => Promise<unknown>;
}

/** How the first page of a list is read: refreshed while the page is visible. */
export const headOptions = <Row>() => ({
  ...pollingOptions,
  // Select only what is shown, so that reloads without changes do not render.
  selectFromResult: (read: { currentData?: Page<Row> | null | undefined; error?: unknown }) => ({
    page: read.currentData ?? null,
    failure: read.error,
  }),
});

interface PageRead<Row> {
  page: Page<Row> | null;
  failure: unknown;
  refetch: () => Promise<unknown>;
}

/** The first page as a table takes it, from a query with `headOptions`. */
export function useHead<Row>(
  { page, failure, refetch }: PageRead<Row>,
  copy: { loadFailed: string; reloadFailed: string },
): HeadRead<Row> {
  const head = useMemo((): ListHead<Row> | null => {
    if (page === null) return null;
    const { rows, next, ...counted } = page;
    return next === null ? { rows } : { rows, more: { next, ...counted } };
  }, [page]);
  const fallback = head === null ? copy.loadFailed : copy.reloadFailed;
  return {
    head,
    error: failure === undefined ? null : errorText(failure, fallback),
    failedRequest: failedRequestOf(failure),
    retry: refetch,
  };
}

import type { RowTotal } from './countText.ts';
import type { Failure } from './failedRequest.ts';

/** The rows loaded so far of a list that the server searches and sorts. */
export interface PagedView<Row> {
  rows: readonly Row[];
  /** Of the view. */
  total: RowTotal;
  /** Of the whole list. */
  all: RowTotal;
  /** The rows still belong to the previous search or order. */
  isStale: boolean;
  /** How to load the next page; absent on the last one. */
  more: MorePages | undefined;
}

export interface MorePages {
  isLoading: boolean;
  /** The last error. */
  failure: Failure | null;
  /** Called before the last row becomes visible, and repeatedly while it stays near. */
  load: () => void;
  /** Resolves when the request has finished. */
  retry: () => Promise<unknown>;
}

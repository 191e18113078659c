import type { RowTotal } from './countText.ts';
import type { Failure } from './failedRequest.ts';

/** The rows of a list that the server searches and sorts, as far as they are read. */
export interface RowsView<Row> {
  rows: readonly Row[];
  /** Of the view. */
  total: RowTotal;
  /** Of the whole list. */
  all: RowTotal;
  /** The view is the whole list: no search, no filter. */
  isWhole: boolean;
  /** There are no rows to show yet. */
  isLoading: boolean;
  /** The rows still belong to the previous search or order. */
  isStale: boolean;
  /** Why the view could not be read, or not read again. */
  failure: Failure | null;
  retry: () => Promise<unknown>;
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

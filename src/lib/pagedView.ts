import type { RowTotal } from './countText.ts';

/** The rows of a view that the server searches and orders, as far as they have been read. */
export interface PagedView<Row> {
  rows: readonly Row[];
  /** Of the view. */
  total: RowTotal;
  /** Of the whole list. */
  all: RowTotal;
  /** The rows are still those of the view before. */
  isStale: boolean;
  /** The next page, when there is one or the last read failed. */
  more: MorePages | undefined;
}

export interface MorePages {
  isLoading: boolean;
  /** What the last read failed with. */
  failure: string | null;
  /** Called well before the end of the rows is seen, and again while it stays near. */
  load: () => void;
  /** Resolves when the answer is there. */
  retry: () => Promise<unknown>;
}

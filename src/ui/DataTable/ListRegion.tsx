import type { ReactNode } from 'react';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { RetryAlert } from '#ui/RetryAlert';
import { Stack } from '#ui/Stack';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { TableSkeleton } from './TableSkeleton.tsx';
import type { TableSkeletonProps } from './TableSkeleton.tsx';

export interface ListRegionProps<Head> {
  /** null until the list has been read. */
  head: Head | null;
  /** Why the last read failed; the rows of an earlier one stay. */
  error: string | null;
  failedRequest: FailedRequest | undefined;
  retry: () => Promise<unknown>;
  /** Announced while the list is read. */
  loading: string;
  empty: ReactNode;
  /** The number of the table's filters. */
  filters: number;
  /** The table's columns, for its skeleton. */
  columns: NonNullable<TableSkeletonProps['columns']>;
  children: (head: Head) => ReactNode;
}

/** A list with a read of its own: loading, error, empty, or table. */
export function ListRegion<Head extends { rows: readonly unknown[] }>({
  head,
  error,
  failedRequest,
  retry,
  loading,
  empty,
  filters,
  columns,
  children,
}: ListRegionProps<Head>) {
  const isLoading = head === null && error === null;
  return (
    <Stack $gap={24} aria-busy={isLoading}>
      {error !== null && (
        <RetryAlert onRetry={retry} failedRequest={failedRequest}>
          {error}
        </RetryAlert>
      )}
      {isLoading && (
        <>
          <VisuallyHidden role="status">{loading}</VisuallyHidden>
          <TableSkeleton filters={filters} columns={columns} />
        </>
      )}
      {head !== null && (head.rows.length === 0 ? empty : children(head))}
    </Stack>
  );
}

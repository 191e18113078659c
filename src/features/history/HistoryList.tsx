import { errorText } from '#src/api/apiError.ts';
import { useListHistoryInfiniteQuery } from '#src/api/historyApi.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import type { HistorySlotProps } from '#src/lib/historySlot.ts';
import { Button } from '#ui/Button';
import { RetryAlert } from '#ui/RetryAlert';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { historyCopy as copy } from './historyCopy.ts';
import { ChangeList } from './ChangeList.tsx';

/** Changes of an object, newest first. */
export function HistoryList({ object, names }: Required<Omit<HistorySlotProps, 'isOpen'>>) {
  const read = useListHistoryInfiniteQuery(object, { refetchOnMountOrArgChange: true });
  const rows = read.currentData?.pages.flatMap((page) => page?.rows ?? []) ?? null;
  const moreFailed = read.isFetchNextPageError ? copy.moreFailed : copy.reloadFailed;
  const hasFailed = read.isError && !read.isFetching;
  return (
    <Stack $gap={12}>
      {rows === null && !hasFailed && (
        <Stack $gap={12} role="status" aria-label={copy.loading}>
          <Skeleton width="70%" height="20px" />
          <Skeleton width="50%" height="20px" />
        </Stack>
      )}
      {rows?.length === 0 && (
        <Text $look="small" $quiet>
          {copy.none}
        </Text>
      )}
      {rows !== null && rows.length > 0 && <ChangeList rows={rows} names={names} />}
      {hasFailed && (
        <RetryAlert
          failedRequest={failedRequestOf(read.error)}
          onRetry={read.isFetchNextPageError ? read.fetchNextPage : read.refetch}
        >
          {errorText(read.error, rows === null ? copy.loadFailed : moreFailed)}
        </RetryAlert>
      )}
      {read.hasNextPage && !hasFailed && (
        <div>
          <Button
            size="small"
            busy={read.isFetchingNextPage}
            busyLabel={copy.loadingMore}
            onClick={() => void read.fetchNextPage()}
          >
            {copy.more}
          </Button>
        </div>
      )}
    </Stack>
  );
}

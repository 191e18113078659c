import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { errorText } from '#src/api/apiError.ts';
import { trimLine } from '#contract/typedText.ts';
import { useListHistoryInfiniteQuery } from '#src/api/historyApi.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import type { HistorySlotProps } from '#src/lib/historySlot.ts';
import { Button } from '#ui/Button';
import { RetryAlert } from '#ui/RetryAlert';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextField } from '#ui/TextField';
import { foldText } from '#src/lib/foldText.ts';
import { historyCopy as copy } from './historyCopy.ts';
import { ChangeList } from './ChangeList.tsx';
import { changeText, namesIn } from './changeText.ts';
import type { HistoryRow, Names } from './changeText.ts';

/** Fewer changes than these are read faster than searched. */
const FEW = 5;

/** How many changes a search looks through. */
const MOST = 1000;

/** Changes of an object, newest first. */
export function HistoryList({ object, names }: Required<Omit<HistorySlotProps, 'isOpen'>>) {
  const read = useListHistoryInfiniteQuery(object, { refetchOnMountOrArgChange: true });
  const rows = read.currentData?.pages.flatMap((page) => page.rows) ?? null;
  const known = { ...namesIn(rows ?? []), ...names };
  const moreFailed = read.isFetchNextPageError ? copy.moreFailed : copy.reloadFailed;
  const hasFailed = read.isError && !read.isFetching;
  const [search, setSearch] = useState('');
  const isSearching = trimLine(search) !== '';
  const found = rows === null || !isSearching ? rows : rows.filter(matches(search, known));
  const isSearchable = search !== '' || (rows !== null && (rows.length > FEW || read.hasNextPage));
  // A search is of the older pages too.
  const count = rows?.length ?? 0;
  const isIncomplete = isSearching && read.hasNextPage && count < MOST;
  const { fetchNextPage } = read;
  useEffect(() => {
    if (isIncomplete && !read.isFetching && !read.isError) void fetchNextPage();
    // The count tells of each page, also where React skips the renders between two.
  }, [isIncomplete, count, read.isFetching, read.isError, fetchNextPage]);
  return (
    <Part $gap={12}>
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
      {isSearchable && (
        <TextField
          label={copy.search}
          name="historial"
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {isSearching && found?.length === 0 && !isIncomplete && (
        <Text $look="small" $quiet role="status">
          {copy.noneFound}
        </Text>
      )}
      {found !== null && found.length > 0 && <ChangeList rows={found} names={known} />}
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
    </Part>
  );
}

/** No wider than the eye follows from a change to its time. */
const Part = styled(Stack)`
  max-width: 48rem;
`;

/** Whether a change has all words of a search, in its sentence or its texts. */
function matches(search: string, names: Names) {
  const words = trimLine(foldText(search)).split(/\s+/);
  return (row: HistoryRow) => {
    const { who, deed, texts } = changeText(row, names);
    const text = foldText([who, deed, texts?.before, texts?.now].join(' '));
    return words.every((word) => text.includes(word));
  };
}

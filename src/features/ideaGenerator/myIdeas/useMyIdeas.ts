import type { OwnIdea } from '#contract/ideas.ts';
import { errorText } from '#src/api/apiError.ts';
import { useListIdeasInfiniteQuery } from '#src/api/ideasApi.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { myIdeasCopy } from '../aiToolsCopy.ts';

interface MyIdeasView {
  /** Null until they have loaded. */
  ideas: readonly OwnIdea[] | null;
  /** The text of the last error. */
  error: string | null;
  failedRequest: FailedRequest | undefined;
  retry: () => Promise<unknown>;
  /** How to load the next page; null on the last one. */
  more: { isLoading: boolean; load: () => void } | null;
}

/** The pages of saved ideas loaded so far. */
export function useMyIdeas(): MyIdeasView {
  const query = useListIdeasInfiniteQuery();
  const { currentData, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const isNextPage = query.isFetchNextPageError;
  const pages = currentData?.pages;
  return {
    ideas: pages === undefined ? null : distinct(pages.flatMap((page) => page.rows)),
    error: error === undefined ? null : errorText(error, myIdeasCopy.loadFailed),
    failedRequest: failedRequestOf(error),
    retry: () => (isNextPage ? fetchNextPage() : refetch()),
    more: hasNextPage ? { isLoading: isFetchingNextPage, load: () => void fetchNextPage() } : null,
  };
}

/** Removes duplicates: the first alternative often equals the idea itself. */
function distinct(ideas: readonly OwnIdea[]): OwnIdea[] {
  const seen = new Set<string>();
  return ideas.filter(({ prompt, name, description }) => {
    const words = JSON.stringify([prompt, name, description]);
    return !seen.has(words) && seen.add(words);
  });
}

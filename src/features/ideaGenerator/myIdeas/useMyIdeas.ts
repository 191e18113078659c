import type { OwnIdea } from '#contract/ideas.ts';
import { errorText, failedRequestOf } from '#src/api/apiError.ts';
import { useListIdeasInfiniteQuery } from '#src/api/ideasApi.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { myIdeasCopy } from '../aiToolsCopy.ts';

interface MyIdeasView {
  /** null until there are some to show. */
  ideas: readonly OwnIdea[] | null;
  /** The server has no such list. */
  isAbsent: boolean;
  /** What the last read said when it failed. */
  error: string | null;
  failedRequest: FailedRequest | undefined;
  retry: () => Promise<unknown>;
  /** The way to the next page; null on the last one. */
  more: { isAsking: boolean; ask: () => void } | null;
}

/** One's ideas of before, as far as they were asked for. */
export function useMyIdeas(): MyIdeasView {
  const query = useListIdeasInfiniteQuery();
  const { currentData, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const isNextPage = query.isFetchNextPageError;
  const pages = currentData?.pages;
  return {
    ideas: pages === undefined ? null : distinct(pages.flatMap((page) => page?.rows ?? [])),
    isAbsent: pages?.[0] === null,
    error: error === undefined ? null : errorText(error, myIdeasCopy.loadFailed),
    failedRequest: failedRequestOf(error),
    retry: () => (isNextPage ? fetchNextPage() : refetch()),
    more: hasNextPage ? { isAsking: isFetchingNextPage, ask: () => void fetchNextPage() } : null,
  };
}

/** An idea that came again, as the first of its alternatives often does, is shown once. */
function distinct(ideas: readonly OwnIdea[]): OwnIdea[] {
  const seen = new Set<string>();
  return ideas.filter(({ prompt, name, description }) => {
    const words = JSON.stringify([prompt, name, description]);
    return !seen.has(words) && seen.add(words);
  });
}

import { ideaRoutes } from '#contract/ideaRoutes.ts';
import type { IdeaDetail, OwnIdeas } from '#contract/ideas.ts';
import { api } from './api.ts';
import { furtherRead } from './furtherCalls.ts';

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

/** How many of one's ideas come at a time. */
const PAGE = '10';

/** What the next page begins after; null asks for the first. */
type Cursor = string | null;

/** Ideas of before (docs/adr/0028). Whoever looks at them imports this; all others pay nothing for it. */
const ideasApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page is null where the server has no such call. */
    listIdeas: build.infiniteQuery<OwnIdeas | null, void, Cursor>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => page?.next ?? null,
      },
      queryFn: furtherRead<OwnIdeas, { pageParam: Cursor }>(({ pageParam: cursor }) => ({
        route: ideaRoutes.listIdeas,
        query: { limit: PAGE, ...(cursor !== null && { cursor }) },
      })),
      providesTags: ['Idea'],
    }),
    /**
     * Of an idea that the panel lists. It is there, so a 404 says that the server has no such call, for
     * the others too: the answer is null.
     */
    getIdea: build.query<IdeaDetail | null, string>({
      queryFn: furtherRead<IdeaDetail, string>((id) => ({ route: ideaRoutes.getIdea, id })),
    }),
  }),
});

export const { useListIdeasInfiniteQuery, useGetIdeaQuery } = ideasApi;

import { ideaRoutes } from '#contract/ideaRoutes.ts';
import type { IdeaDetail, OwnIdeas } from '#contract/ideas.ts';
import { api } from './api.ts';

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

/** How many of one's ideas come at a time. */
const PAGE = '10';

/** Ideas of before (docs/adr/0028). Whoever looks at them imports this; all others pay nothing for it. */
export const ideasApi = api.injectEndpoints({
  endpoints: (build) => ({
    listIdeas: build.infiniteQuery<OwnIdeas, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next,
      },
      query: ({ pageParam: cursor }) => ({
        route: ideaRoutes.listIdeas,
        query: { limit: PAGE, ...(cursor !== null && { cursor }) },
      }),
      providesTags: ['Idea'],
    }),
    getIdea: build.query<IdeaDetail, string>({
      query: (id) => ({ route: ideaRoutes.getIdea, id }),
      providesTags: ['Idea'],
    }),
  }),
});

export const { useListIdeasInfiniteQuery, useGetIdeaQuery } = ideasApi;

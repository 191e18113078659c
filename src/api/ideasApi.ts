import { ideaRoutes } from '#contract/ideaRoutes.ts';
import type { IdeaDetail, OwnIdeas } from '#contract/ideas.ts';
import { api } from './api.ts';

/* oxlint-disable typescript/no-invalid-void-type -- RTK Query's word for "no argument" */

/** The page size of 'Mis ideas'. */
const PAGE = '10';

/** The cursor of the next page; null for the first page. */
type Cursor = string | null;

/** Saved ideas (docs/adr/0028). Injected separately, so that other pages do not load these calls. */
const ideasApi = api.injectEndpoints({
  endpoints: (build) => ({
    listIdeas: build.infiniteQuery<OwnIdeas, void, Cursor>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => page.next,
      },
      query: ({ pageParam: cursor }) => ({
        route: ideaRoutes.listIdeas,
        query: { limit: PAGE, ...(cursor !== null && { cursor }) },
      }),
      providesTags: ['Idea'],
    }),
    /** The details of an idea in the admin panel. */
    getIdea: build.query<IdeaDetail, string>({
      query: (id) => ({ route: ideaRoutes.getIdea, id }),
    }),
  }),
});

export const { useListIdeasInfiniteQuery, useGetIdeaQuery } = ideasApi;

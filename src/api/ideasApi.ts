import { ideaRoutes } from '#contract/ideaRoutes.ts';
import type { IdeaDetail, OwnIdeas } from '#contract/ideas.ts';
import { api } from './api.ts';
import { furtherRead } from './furtherCalls.ts';

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

/** The page size of 'Mis ideas'. */
const PAGE = '10';

/** The cursor of the next page; null for the first page. */
type Cursor = string | null;

/** Saved ideas (docs/adr/0028). Injected separately, so that other pages do not load these calls. */
const ideasApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page is null when the server lacks the call. */
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
     * The details of an idea in the admin panel. The idea exists, so a 404 means that the server lacks the call: the
     * result is null.
     */
    getIdea: build.query<IdeaDetail | null, string>({
      queryFn: furtherRead<IdeaDetail, string>((id) => ({ route: ideaRoutes.getIdea, id })),
    }),
  }),
});

export const { useListIdeasInfiniteQuery, useGetIdeaQuery } = ideasApi;

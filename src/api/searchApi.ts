import type { Found } from '#contract/search.ts';
import { searchRoutes } from '#contract/searchRoutes.ts';
import { api } from './api.ts';

/** The search of everything that one sees (docs/adr/0030). What was found is asked for anew each time. */
const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchAll: build.query<Found, string>({
      query: (q) => ({ route: searchRoutes.searchAll, query: { q } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSearchAllQuery } = searchApi;

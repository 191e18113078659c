import type { Route } from './routes.ts';

/** Further call: the search of everything that one sees (docs/adr/0030). */
export const searchRoutes = {
  searchAll: { method: 'GET', path: '/data/search' },
} as const satisfies Record<string, Route>;

/** How long a search is, in characters. */
export const SHORTEST_SEARCH = 2;
export const LONGEST_SEARCH = 100;

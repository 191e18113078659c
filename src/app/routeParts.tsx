import type { ComponentType, ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { importChunk } from '#src/lib/importChunk.ts';
import type { CASE_ROUTE, Path, PROJECT_ROUTE, TICKET_ROUTE } from '#src/lib/paths.ts';
import { isExpired, readStoredSession } from '#src/lib/storedSession.ts';
import { PageLoading } from './Layout.tsx';
import type { RouteHandle } from './Layout.tsx';
import type { AppStore, PageRows } from './store.ts';

interface Page {
  path: Path | typeof CASE_ROUTE | typeof TICKET_ROUTE | typeof PROJECT_ROUTE | '*';
  head?: RouteHandle['head'] | undefined;
  /** The page's own chunk. */
  load: () => Promise<{ default: ComponentType }>;
}

interface ApiPage extends Page {
  /** The query that the route prefetches, if any. */
  rows?: PageRows;
}

/** Puts routes behind a guard, which renders them or redirects. */
export function guarded(guard: ReactNode, ...children: RouteObject[]): RouteObject {
  return { element: guard, children };
}

/** A route whose page is a chunk of its own. */
export function page({ path, head, load }: Page): RouteObject {
  return {
    path,
    handle: { head } satisfies RouteHandle,
    // For the first page load; on later navigations the layout shows the same placeholder.
    hydrateFallbackElement: <PageLoading />,
    // Not `lazy`: the router would cache a failed import.
    loader: async () => {
      const { default: Content } = await importChunk(path, load);
      return <Content />;
    },
    Component: LoadedPage,
  };
}

/** Renders the element that the page's loader returned. */
function LoadedPage() {
  return useLoaderData<ReactNode>();
}

/** A page that uses the API. If a valid session is stored, its rows are prefetched in parallel with its chunk. */
export function apiPage(store: AppStore, { load, rows, ...rest }: ApiPage): RouteObject {
  return {
    ...page({
      ...rest,
      async load() {
        const session = readStoredSession();
        // Neither awaits nor throws: the page itself shows skeletons and errors.
        if (rows && session !== null && !isExpired(session)) store.prefetch(rows);
        // Pages need the API's reducer in the store.
        const [loaded] = await Promise.all([load(), store.loadApi()]);
        return loaded;
      },
    }),
    shouldRevalidate: isAnotherPage,
  };
}

/** A changed query string (a table's search or order) does not run the loader again. */
function isAnotherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

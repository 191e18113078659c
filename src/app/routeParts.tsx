import type { ComponentType, ReactNode } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { Params, RouteObject } from 'react-router-dom';
import { hasAllCalls } from '#src/lib/hasAllCalls.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import type { PageHead } from '#src/lib/pageHead.ts';
import type { CASE_ROUTE, Path, PROJECT_ROUTE, TICKET_ROUTE } from '#src/lib/paths.ts';
import { LazyPage } from './LazyPage.tsx';
import type { PageRows } from './prefetchRows.ts';
import type { AppStore } from './store.ts';

interface Page {
  path: Path | typeof CASE_ROUTE | typeof TICKET_ROUTE | typeof PROJECT_ROUTE | '*';
  head?: PageHead | ((params: Params) => PageHead | null);
  /** The page's own chunk. */
  load: () => Promise<{ default: ComponentType }>;
}

interface ApiPage extends Page {
  /** The page whose rows the route prefetches, if it has any. */
  rows?: PageRows;
}

/** What the program reads from the route of a page. The landing's has none: it is there, and its head is in `index.html`. */
interface RouteHandle extends Pick<Page, 'head'> {
  load?: () => Promise<unknown>;
}

/** Puts routes behind a guard, which renders them or redirects. */
export function guarded(guard: ReactNode, ...children: RouteObject[]): RouteObject {
  return { element: guard, children };
}

/**
 * A route whose page is a chunk of its own.
 *
 * @param prefetch starts whatever else the page needs while its chunk loads
 */
export function page({ path, head, load }: Page, prefetch?: () => void): RouteObject {
  const code = lazyModule(path, load);
  const handle: RouteHandle = {
    ...(head && { head }),
    load() {
      prefetch?.();
      return code.load();
    },
  };
  return { path, handle, element: <LazyPage key={path} code={code} /> };
}

/** A page that uses the API. Its rows are prefetched in parallel with its chunk, for a person whom the guard admits. */
export function apiPage(store: AppStore, { rows, ...rest }: ApiPage): RouteObject {
  const { path } = rest;
  const load = hasAllCalls()
    ? rest.load
    : // They share a chunk.
      async () => (await import('#src/pages/fourteen/pages.ts')).plainPage(path);
  // Neither awaits nor throws: the page itself shows skeletons and errors.
  return page({ ...rest, load: withApi(store, load) }, rows && (() => store.prefetch(rows)));
}

/** A public page whose form makes a call. */
export function formPage(store: AppStore, rest: Page): RouteObject {
  return page({ ...rest, load: withApi(store, rest.load) });
}

/** Pages need the API's reducer in the store. */
function withApi(store: AppStore, load: Page['load']): Page['load'] {
  return async () => {
    const [loaded] = await Promise.all([load(), store.loadApi()]);
    return loaded;
  };
}

/** The head of the page at an address, and the function that loads its chunk and rows. */
export function pageAt(routes: RouteObject[], path: string) {
  const match = matchRoutes(routes, path)?.at(-1);
  const { head = null, load } = (match?.route.handle ?? {}) as RouteHandle;
  return { head: typeof head === 'function' ? head(match?.params ?? {}) : head, load };
}

/** Starts loading the chunk and the rows of the page at an address. */
export function enterPage(routes: RouteObject[], path: string): void {
  // The page's component reports a failure.
  pageAt(routes, path)
    .load?.()
    .catch(() => undefined);
}

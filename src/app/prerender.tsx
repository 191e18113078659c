import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, createPath } from 'react-router-dom';
import type { Path, To } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { screensCode } from '#src/features/portfolio/screensCode.ts';
import { documents } from '#src/lib/documents.ts';
import type { PageHead } from '#src/lib/pageHead.ts';
import { paths } from '#src/lib/paths.ts';
import { App } from './App.tsx';
import type { RouteHandle } from './Layout.tsx';
import { createRoutes } from './routes.tsx';
import { makeStore, visitorState } from './store.ts';

export interface PrerenderedPage {
  html: string;
  /** The `style` element that styled-components rehydrates in the browser. */
  styles: string;
}

export interface PrerenderedDocument extends PageHead {
  /** The path of the application. */
  path: string;
  html: string;
}

type Router = ReturnType<typeof createMemoryRouter>;

/** Renders the landing for a signed-out visitor; the build calls it (tools/prerender). */
export async function prerenderLanding(): Promise<PrerenderedPage> {
  const sheet = new ServerStyleSheet();
  const html = await render(paths.home, sheet, (router) => {
    // Formats links like the hash router.
    router.createHref = (to) => `#${createPath(to)}`;
  });
  return { html, styles: sheet.getStyleTags() };
}

/** Renders the documents, and the styles that they share. */
export async function prerenderDocuments(): Promise<{
  pages: PrerenderedDocument[];
  styles: string;
}> {
  const sheet = new ServerStyleSheet();
  const pages: PrerenderedDocument[] = [];
  await screensCode.load();
  for (const path of Object.keys(documents)) {
    let head: PageHead = { title: '' };
    const html = await render(path, sheet, (router) => {
      router.createHref = documentHref;
      head = headOf(router);
    });
    pages.push({ path, html, ...head });
  }
  // One rule list for all, without the elements that styled-components writes them in.
  const styles = sheet.getStyleTags().replaceAll(/<\/?style\b[^>]*>|\/\*!sc\*\//g, '');
  return { pages, styles };
}

/** A link between documents leads to the other document, any other into the application. */
function documentHref(to: To): string {
  const { pathname = '', hash = '' } = to as Partial<Path>;
  const other = documents[pathname];
  if (other !== undefined) return other + hash;
  return pathname === paths.home && hash === '' ? paths.home : `/#${createPath(to as Path)}`;
}

function headOf(router: Router): PageHead {
  const { route, params } = router.state.matches.at(-1) ?? {};
  const head = (route?.handle as RouteHandle | undefined)?.head;
  const known = typeof head === 'function' ? head(params ?? {}) : head;
  if (!known) throw new Error(`${router.state.location.pathname} has no title`);
  return known;
}

async function render(
  path: string,
  sheet: ServerStyleSheet,
  prepare: (router: Router) => void,
): Promise<string> {
  const store = makeStore(visitorState());
  const router = createMemoryRouter(createRoutes(store), { initialEntries: [path] });
  await loaded(router);
  prepare(router);
  const app = sheet.collectStyles(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  );
  const { prelude } = await prerender(app, {
    // Output everything in document order: outlined Suspense content would need inline scripts.
    progressiveChunkSize: Infinity,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}

/** Waits for the loader of the page's chunk. */
async function loaded(router: Router): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

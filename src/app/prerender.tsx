import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createPath, Router as StaticRouter } from 'react-router-dom';
import type { Navigator, Path, To } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { screensCode } from '#src/features/portfolio/screensCode.ts';
import { documents } from '#src/lib/documents.ts';
import type { PageHead } from '#src/lib/pageHead.ts';
import { paths } from '#src/lib/paths.ts';
import { App } from './App.tsx';
import { pageAt } from './routeParts.tsx';
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

/** Renders the landing for a signed-out visitor; the build calls it (tools/prerender). */
export async function prerenderLanding(): Promise<PrerenderedPage> {
  const sheet = new ServerStyleSheet();
  const { html } = await render(paths.home, sheet, hashHref);
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
    const { html, head } = await render(path, sheet, documentHref);
    if (head === null) throw new Error(`${path} has no title`);
    pages.push({ path, html, ...head });
  }
  // One rule list for all, without the elements that styled-components writes them in.
  const styles = sheet.getStyleTags().replaceAll(/<\/?style\b[^>]*>|\/\*!sc\*\//g, '');
  return { pages, styles };
}

/** Formats links like the hash router. */
function hashHref(to: To): string {
  return `#${typeof to === 'string' ? to : createPath(to)}`;
}

/** A link between documents leads to the other document, any other into the application. */
function documentHref(to: To): string {
  const { pathname = '', hash = '' } = to as Partial<Path>;
  const other = documents[pathname];
  if (other !== undefined) return other + hash;
  return pathname === paths.home && hash === '' ? paths.home : `/#${createPath(to as Path)}`;
}

async function render(path: string, sheet: ServerStyleSheet, createHref: Navigator['createHref']) {
  const store = makeStore(visitorState());
  const routes = createRoutes(store);
  const { head, load } = pageAt(routes, path);
  await load?.();
  const navigator = { createHref, go: stay, push: stay, replace: stay };
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter static location={path} navigator={navigator}>
      {children}
    </StaticRouter>
  );
  const app = sheet.collectStyles(
    <StrictMode>
      <App store={store} routes={routes} Router={Router} />
    </StrictMode>,
  );
  const { prelude } = await prerender(app, {
    // Output everything in document order: outlined Suspense content would need inline scripts.
    progressiveChunkSize: Infinity,
    onError(error) {
      throw error;
    },
  });
  return { html: await new Response(prelude).text(), head };
}

function stay(): void {
  // Nobody navigates while the page is rendered.
}

import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, createPath } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App.tsx';
import { createRoutes } from './routes.tsx';
import { makeStore, visitorState } from './store.ts';

export interface PrerenderedPage {
  html: string;
  /** The `style` element that styled-components takes over in the browser. */
  styles: string;
}

/** The landing as a visitor first sees it; the build runs this and writes the page (tools/prerender). */
export async function prerenderLanding(): Promise<PrerenderedPage> {
  const sheet = new ServerStyleSheet();
  const store = makeStore(visitorState());
  const router = createMemoryRouter(createRoutes(store));
  // Links as the hash router writes them.
  router.createHref = (to) => `#${createPath(to)}`;
  const app = sheet.collectStyles(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  );
  const { prelude } = await prerender(app, {
    // All in its place: parts moved there later would need scripts of their own.
    progressiveChunkSize: Infinity,
    onError(error) {
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  return { html, styles: sheet.getStyleTags() };
}

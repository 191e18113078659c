import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, createPath } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App.tsx';
import { createRoutes } from './routes.tsx';
import { makeStore, visitorState } from './store.ts';

export interface PrerenderedPage {
  html: string;
  /** The `style` element that styled-components rehydrates in the browser. */
  styles: string;
}

/** Renders the landing for a signed-out visitor; the build calls it (tools/prerender). */
export async function prerenderLanding(): Promise<PrerenderedPage> {
  const sheet = new ServerStyleSheet();
  const store = makeStore(visitorState());
  const router = createMemoryRouter(createRoutes(store));
  // Formats links like the hash router.
  router.createHref = (to) => `#${createPath(to)}`;
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
  const html = await new Response(prelude).text();
  return { html, styles: sheet.getStyleTags() };
}

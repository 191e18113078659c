import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createPath, Router } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app/App.tsx';
import { makeStore, visitorState } from './app/store.ts';

export interface PrerenderedPage {
  html: string;
  /** The `style` element, as styled-components takes it over in the browser. */
  styles: string;
}

/** The landing as a visitor first sees it; the build runs this and writes the page (tools/prerender). */
export async function prerenderLanding(): Promise<PrerenderedPage> {
  const sheet = new ServerStyleSheet();
  const app = sheet.collectStyles(
    <StrictMode>
      <App store={makeStore(visitorState())} router={StartPage} />
    </StrictMode>,
  );
  const { prelude } = await prerender(app, {
    // All in its place: parts moved there later would need scripts of their own.
    progressiveChunkSize: Infinity,
    onError(error) {
      throw error;
    },
  });
  return { html: await new Response(prelude).text(), styles: sheet.getStyleTags() };
}

/** Stands for HashRouter where there is no window: the same tree, and links as it writes them. */
function StartPage({ children }: { children: ReactNode }) {
  return (
    <Router static location="/" navigator={navigator}>
      {children}
    </Router>
  );
}

const navigator: Navigator = {
  createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
  go: nowhere,
  push: nowhere,
  replace: nowhere,
};

function nowhere(): never {
  throw new Error('Nothing navigates while the page is prerendered.');
}

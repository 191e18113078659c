import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createPath, Router } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';
import { ServerStyleSheet, ThemeProvider } from 'styled-components';
import { GlobalStyle } from './theme/GlobalStyle.ts';
import { theme } from './theme/theme.ts';
import { App } from './app/App.tsx';
import { makeStore, visitorState } from './app/store.ts';

export interface PrerenderedPage {
  html: string;
  /** What every page stands on, as text of a `style` element. */
  baseStyles: string;
  /** The `style` element that styled-components takes over in the browser. */
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
  const html = await new Response(prelude).text();
  return { html, baseStyles: globalStyles(), styles: sheet.getStyleTags() };
}

/** Both themes, the typeface and the reset, for whichever page is opened: no script carries them. */
function globalStyles(): string {
  const sheet = new ServerStyleSheet();
  const style = (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
    </ThemeProvider>
  );
  renderToStaticMarkup(sheet.collectStyles(style));
  const [, css = ''] = />([^]*)<\/style>/.exec(sheet.getStyleTags()) ?? [];
  return css.replace(/\/\*!sc\*\/\n?|data-styled\.\w+\[[^]*?\}/g, '');
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

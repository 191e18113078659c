import { afterEach } from '@jest/globals';
import { act, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { App } from '#src/app/App.tsx';
import { startApp } from '#src/app/startApp.ts';
import type { AppStore } from '#src/app/store.ts';

type RenderedApp = RenderResult & { store: AppStore };

let stopLast: (() => void) | null = null;

afterEach(() => {
  stopLast?.();
  stopLast = null;
});

/**
 * Renders the real application at an address, with its store, router and effects; only the network is mocked
 * (network.ts).
 *
 * @param hash what follows the `#`: '/dashboard'
 */
export function renderApp(hash: string): Promise<RenderedApp> {
  return open(`/#${hash}`);
}

/** Renders the application as a mail's link opens it; its token is 'secreto'. */
export function openMailLink(type: string): Promise<RenderedApp> {
  return open(`/?token_hash=secreto&type=${type}`);
}

async function open(address: string): Promise<RenderedApp> {
  window.history.replaceState(null, '', address);
  // A second one in a test is another visit.
  stopLast?.();
  const { store, routes, stop } = startApp();
  stopLast = stop;
  // Lets the first page's chunk load.
  const result = await act(async () => {
    const rendered = render(<App store={store} routes={routes} />);
    await Promise.resolve();
    return rendered;
  });
  return { ...result, store };
}

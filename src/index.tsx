import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startApp } from './app/startApp.ts';
import { isPrerendered } from './lib/prerendered.ts';

// The script may be there before the rest of the page.
if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => void start());
else void start();

/** Hydrates the prerendered landing, or renders the page that the address names. */
async function start() {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  // `?depurar=1` records a trace from the first action on.
  const trace = /[?&]depurar=1/.test(location.href)
    ? await import('./app/trace/startTrace.tsx')
    : undefined;
  const hydrates = isPrerendered();
  const { store, router } = startApp(trace?.startTrace);
  const app = (
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>
  );
  if (hydrates) {
    startTransition(() => void hydrateRoot(root, app));
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

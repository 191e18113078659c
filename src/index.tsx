import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startApp } from './app/startApp.ts';
import { isLandingHash } from './lib/paths.ts';
import { isPrerendered, rememberFields } from './lib/prerendered.ts';

// The script may be there before the rest of the page.
if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => void start());
else void start();

/** Hydrates the prerendered landing, or renders the page that the address names. */
async function start() {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  // Only who has the extension of Redux DevTools loads their options.
  const devTools =
    '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window &&
    (await import('./app/devTools.ts')).devToolsOptions();
  const hydrates = isPrerendered();
  const { store, routes } = startApp(devTools);
  const app = (
    <StrictMode>
      <App store={store} routes={routes} />
    </StrictMode>
  );
  if (hydrates) {
    rememberFields();
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

/** When a link was followed during hydration, React renders its page instead of the prerendered one. */
function onRecoverableError(error: unknown): void {
  if (isLandingHash(window.location.hash)) reportError(error);
}

import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hasLedOn } from '#src/lib/landingAddress.ts';
import { isPrerendered, startAttributes } from '#src/lib/startAttributes.ts';
import { App } from './App.tsx';
import type { AppStore } from './store.ts';

/** Hydrates the prerendered landing, or draws the page that the address asks for in its place. */
export function showApp(store: AppStore) {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const app = (
    <StrictMode>
      <App store={store} />
    </StrictMode>
  );
  if (isPrerendered() && !hasLedOn()) {
    // In small tasks, between which the page scrolls and takes what is typed.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  } else {
    root.replaceChildren();
    if (hasLedOn()) startAttributes().moved = '';
    delete startAttributes().start;
    createRoot(root).render(app);
  }
}

/** A link may lead on between these tasks as well: the other page drawn in its place is what is wanted then. */
function onRecoverableError(error: unknown): void {
  if (!hasLedOn()) reportError(error);
}

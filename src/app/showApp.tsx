import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isLandingHash } from '#src/lib/landingAddress.ts';
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
  // A link may have led on meanwhile.
  if (isPrerendered() && isLandingHash(window.location.hash)) {
    // In small tasks, between which the page scrolls and takes what is typed.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  } else {
    root.replaceChildren();
    if (isPrerendered()) startAttributes().moved = '';
    delete startAttributes().start;
    createRoot(root).render(app);
  }
}

/** A link may lead on between these tasks as well: the other page drawn in its place is what is wanted then. */
function onRecoverableError(error: unknown): void {
  const isLedOn = isPrerendered() && !isLandingHash(window.location.hash);
  if (!isLedOn) reportError(error);
}

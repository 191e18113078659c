import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startApp } from './app/startApp.ts';
import { isLandingHash } from './lib/landingAddress.ts';
import { isPrerendered, startAttributes } from './lib/startAttributes.ts';

// The script may be there before the rest of the page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

/** Brings the prerendered landing to life, or draws the page that the address asks for. */
function start() {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const { store } = startApp();
  const app = (
    <StrictMode>
      <App store={store} />
    </StrictMode>
  );
  // A link may have led on meanwhile.
  if (isPrerendered() && isLandingHash(window.location.hash)) {
    // In small tasks, between which the page scrolls and takes what is typed.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    root.replaceChildren();
    delete startAttributes().start;
    createRoot(root).render(app);
  }
}

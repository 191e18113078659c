import { useSyncExternalStore } from 'react';
import { isLandingHash } from './paths.ts';

/**
 * Whether the page shows the prerendered landing, and its address still asks for it. The page's first script
 * (`app/beforePaint.ts`) wrote `data-start` on `html`: `landing`, or `app` where another page loads.
 */
export function isPrerendered(): boolean {
  return (
    document.documentElement.dataset.start === 'landing' && isLandingHash(window.location.hash)
  );
}

/** Whether somebody followed a link of the prerendered landing before the program ran. */
export function leftBeforeHydration(): boolean {
  return (
    document.documentElement.dataset.start === 'landing' && !isLandingHash(window.location.hash)
  );
}

/** To be called once React has hydrated or rendered the page: the styles show and enable everything. */
export function markHydrated(): void {
  delete document.documentElement.dataset.start;
}

/** False until React has hydrated this component and attached its handlers. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}

import { useSyncExternalStore } from 'react';
import { isLandingHash } from './paths.ts';

/**
 * Whether the page shows the prerendered landing and the address still names it. The inline script
 * (`app/beforePaint.ts`) sets `data-start` on `html`: `landing`, or `app` when another page loads.
 */
export function isPrerendered(): boolean {
  return (
    document.documentElement.dataset.start === 'landing' && isLandingHash(window.location.hash)
  );
}

/** Whether the person left the prerendered landing, by a link, before it was hydrated. */
export function hasNavigatedBeforeHydration(): boolean {
  return (
    document.documentElement.dataset.start === 'landing' && !isLandingHash(window.location.hash)
  );
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

let prerenderedFields: readonly TextField[] = [];

/**
 * Remembers the text fields of the prerendered page. React cannot hydrate a page that a browser has translated: it renders
 * the page anew, with empty fields.
 */
export function rememberFields(): void {
  prerenderedFields = textFields();
}

/** The field that the prerendered page had in the place of this one; the field itself if React hydrated it. */
export function prerenderedField(field: TextField): TextField {
  const former = prerenderedFields[textFields().indexOf(field)];
  return former?.name === field.name ? former : field;
}

function textFields(): TextField[] {
  return [...document.querySelectorAll<TextField>('input, textarea')];
}

/** Removes `data-start` once React has rendered: styles then show and enable all parts of the page. */
export function markHydrated(): void {
  delete document.documentElement.dataset.start;
  prerenderedFields = [];
}

/** False until React has hydrated this component. */
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

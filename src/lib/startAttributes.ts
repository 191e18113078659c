/**
 * What the first script (src/first) writes on the `html` element before the first paint, for styles
 * and for the program, as `data-…`.
 */
export interface StartAttributes {
  /**
   * Until the program answers: `landing` while the prerendered page stands there, `app` while another
   * page is on its way and nothing may be seen.
   */
  start?: 'landing' | 'app';
  /** A link of the prerendered page led on before the program ran: what comes is not the first page. */
  moved?: '';
  /** Somebody's session is stored: what stands there for visitors alone (`data-visitor`) is not shown. */
  session?: '';
  /** A reload or a step in the history led here: somebody is there, so the program runs at once. */
  returned?: '';
  /** The typeface is shown everywhere; parts of the landing get the attribute before (src/first). */
  typeface?: '';
}

/** Those attributes of this page; none where there is no page, as at build time. */
export function startAttributes(): StartAttributes {
  return typeof document === 'undefined' ? {} : document.documentElement.dataset;
}

/** Whether the page on the screen is the prerendered one, and does not answer yet. */
export function isPrerendered(): boolean {
  return startAttributes().start === 'landing';
}

import { isSection, sectionPath } from '#src/lib/paths.ts';

/**
 * Old links name a section alone (`/#portfolio`), which the router would take for a page; `/#services`
 * even is one. They become the landing's own address before the router reads them (ROUTE-9), and
 * every entry of the history that came of a typed address gets a key of its own.
 * To be called before the router exists: its listeners come after this one.
 *
 * @returns how to stop listening
 */
export function mendBareHashes(): () => void {
  mend();
  window.addEventListener('popstate', mend);
  return () => {
    window.removeEventListener('popstate', mend);
  };
}

function mend(): void {
  const text = window.location.hash.slice(1);
  const { history } = window;
  if (isSection(text)) history.replaceState(history.state, '', `#${sectionPath(text)}`);
  // The router has one key for all entries it did not make; with it they would share one scrolling.
  if (!history.state) history.replaceState({ key: newKey() }, '');
}

/** As the router makes its own. */
function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** What somebody at the page does first, whichever way they use it. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'popstate'];

/**
 * Calls back once at the first sign that somebody is at the page: they scroll, move the pointer, press
 * a key, or arrived somewhere within it; or have pressed something before.
 *
 * @returns how to stop waiting for it
 */
export function onFirstSign(act: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, heed, true);
  };
  const heed = () => {
    stop();
    act();
  };
  const isHeld = document.querySelector('[data-held]') !== null;
  if (isHeld || window.scrollY > 0 || document.activeElement !== document.body) act();
  else
    for (const sign of SIGNS) window.addEventListener(sign, heed, { capture: true, passive: true });
  return stop;
}

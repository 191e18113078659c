import { holdEarlyInput } from '#src/lib/earlyInput.ts';
import { isLandingHash, sectionOfHash } from '#src/lib/landingAddress.ts';
import { readPreference, showPreference } from '#src/lib/shownTheme.ts';
import { startAttributes } from '#src/lib/startAttributes.ts';
import { readStoredSession } from '#src/lib/storedSession.ts';

/**
 * The page's first script, in its head: what must be decided before the first paint. The build writes
 * it into index.html, where the policy knows its hash (tools/prerender).
 */

/**
 * The program's files in loading order, for the landing and for every other page. The build writes
 * them; with hot reload nothing is prerendered, and the page asks for them itself.
 */
declare const __SCRIPTS__: { landing: string[]; app: string[] } | undefined;

const attributes = startAttributes();
showPreference(readPreference());

if (typeof __SCRIPTS__ === 'undefined') attributes.typeface = '';
else if (showsLanding()) startLanding(__SCRIPTS__.landing);
else startApp(__SCRIPTS__.app);

function showsLanding(): boolean {
  return isLandingHash(location.hash) && !new URLSearchParams(location.search).has('token_hash');
}

function startLanding(scripts: readonly string[]): void {
  attributes.start = 'landing';
  if (readStoredSession() !== null) attributes.session = '';
  holdEarlyInput();
  document.addEventListener('DOMContentLoaded', () => {
    const section = sectionOfHash(location.hash);
    if (section) document.getElementById(section)?.scrollIntoView();
    afterFirstFrame(() => load(scripts));
  });
}

function afterFirstFrame(act: () => void): void {
  // A tab that is opened behind another one has no frames until somebody looks at it.
  if (document.hidden) act();
  else if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      act();
    }).observe({ type: 'paint', buffered: true });
  } else requestAnimationFrame(() => setTimeout(act));
}

/** Nothing of the landing may be seen, or found, where another page is meant. */
function startApp(scripts: readonly string[]): void {
  attributes.start = 'app';
  load(scripts);
  document.addEventListener('DOMContentLoaded', () => {
    document.getElementById('root')?.replaceChildren();
  });
}

function load(scripts: readonly string[]): void {
  attributes.typeface = '';
  for (const address of scripts) {
    const script = document.createElement('script');
    script.src = address;
    // In this order, though all are fetched at once.
    script.async = false;
    document.head.append(script);
  }
}

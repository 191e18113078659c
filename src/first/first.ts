import { holdEarlyInput } from '#src/lib/earlyInput.ts';
import { isLandingHash, sectionOfHash } from '#src/lib/landingAddress.ts';
import { storedText } from '#src/lib/safeStorage.ts';
import { showPreference, THEME_KEY, toPreference } from '#src/lib/shownTheme.ts';
import { startAttributes } from '#src/lib/startAttributes.ts';
import { SESSION_KEY } from '#src/lib/storedSession.ts';

/**
 * The page's first script, in its head: what must be decided before the first paint. The build writes
 * it into index.html, where the policy knows its hash (tools/prerender).
 */

/**
 * The program's files in loading order, for the landing and for every other page. The build writes
 * them; with hot reload nothing is prerendered, and the page asks for them itself.
 */
declare const __SCRIPTS__: { landing: string[]; app: string[] } | null;

const scripts = __SCRIPTS__;
const attributes = startAttributes();
showPreference(toPreference(storedText(THEME_KEY)));

if (scripts === null) showTypeface();
else if (showsLanding()) startLanding(scripts.landing);
else startApp(scripts.app);

function showsLanding(): boolean {
  return isLandingHash(location.hash) && !new URLSearchParams(location.search).has('token_hash');
}

function startLanding(files: readonly string[]): void {
  attributes.start = 'landing';
  if (storedText(SESSION_KEY) !== null) attributes.session = '';
  const section = sectionOfHash(location.hash);
  if (isReturn()) attributes.returned = '';
  holdEarlyInput();
  document.addEventListener('DOMContentLoaded', () => {
    if (section) document.getElementById(section)?.scrollIntoView();
    afterFirstFrame(() => load(files));
  });
}

/** A reload or a step in the history, which lead to where the page was left. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}

function afterFirstFrame(act: () => void): void {
  // A tab that is opened behind another one has no frames until somebody looks at it.
  if (document.hidden) act();
  else if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
    new PerformanceObserver((entries, observer) => {
      // Before it there may be a frame of the page's ground alone.
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      act();
    }).observe({ type: 'paint', buffered: true });
  } else requestAnimationFrame(() => setTimeout(act));
}

/** Nothing of the landing may be seen, or found, where another page is meant. */
function startApp(files: readonly string[]): void {
  attributes.start = 'app';
  load(files);
  document.addEventListener('DOMContentLoaded', () => {
    document.getElementById('root')?.replaceChildren();
  });
}

function load(files: readonly string[]): void {
  showTypeface();
  for (const address of files) {
    const script = document.createElement('script');
    script.src = address;
    // In this order, though all are fetched at once.
    script.async = false;
    document.head.append(script);
  }
}

/**
 * Only once it is there: the page is laid out anew once, not when it is asked for and again as it comes.
 * The landing gets it part by part, one a frame, the headline first, so that none holds a phone for long.
 */
function showTypeface(): void {
  document.fonts.load('1em "Funnel Display"').then(
    async () => {
      const parts = document.querySelectorAll('header, section, footer');
      // Behind another tab there are no frames, nor anybody to wait for one.
      if (attributes.start === 'landing' && !document.hidden)
        for (const part of [document.querySelector('h1'), ...parts]) {
          part?.setAttribute('data-typeface', '');
          await new Promise(requestAnimationFrame);
        }
      attributes.typeface = '';
    },
    () => undefined,
  );
}

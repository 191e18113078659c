import { isLandingHash, sectionOfHash } from '#src/lib/paths.ts';
import { storedText } from '#src/lib/safeStorage.ts';
import { setRootTheme, THEME_KEY, toPreference } from '#src/lib/shownTheme.ts';
import { SESSION_KEY } from '#src/lib/storedSession.ts';

/**
 * The page's first script, inline in its head: what must be decided before the first paint. The build writes
 * it into index.html, where the security policy knows its hash (tools/prerender).
 */

interface Scripts {
  /** The program's files in loading order. */
  program: string[];
  /** What reads rows and the role of somebody signed in. */
  reads: string[];
}

/** Written by the build; null with hot reload, which loads the program itself. */
declare const __SCRIPTS__: Scripts | null;

/** How long after a file could not be fetched it is asked for again, in milliseconds. */
const RETRY_DELAY = 2_000;

const scripts = __SCRIPTS__;
const { dataset } = document.documentElement;
setRootTheme(toPreference(storedText(THEME_KEY)));

if (scripts !== null) {
  const hasSession = storedText(SESSION_KEY) !== null;
  if (showsLanding()) {
    if (hasSession) dataset.session = '';
    startLanding(scripts.program);
  } else {
    // Hides the prerendered landing (theme/globalStyles.ts).
    dataset.start = 'app';
    load(scripts.program);
    if (hasSession) preload(scripts.reads);
  }
}

function showsLanding(): boolean {
  return isLandingHash(location.hash) && !new URLSearchParams(location.search).has('token_hash');
}

function startLanding(files: readonly string[]): void {
  dataset.start = 'landing';
  // A native submit would put names and addresses into the URL.
  document.addEventListener('submit', (event) => {
    if (dataset.start) event.preventDefault();
  });
  document.addEventListener('DOMContentLoaded', () => {
    showSection();
    afterFirstPaint(() => load(files));
  });
  addEventListener('hashchange', showSection);
}

/** The browser takes the router's `#/#contact` for the name of no element. */
function showSection(): void {
  const section = sectionOfHash(location.hash);
  if (dataset.start && section) document.getElementById(section)?.scrollIntoView();
}

/** A frame's callback is no proof: on a slow machine a task after it runs before the paint. */
function afterFirstPaint(act: () => void): void {
  // A tab opened in the background has no frames until somebody looks at it.
  if (document.hidden) {
    act();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
}

function load(files: readonly string[]): void {
  for (const address of files) {
    const script = document.createElement('script');
    script.src = address;
    // All are fetched at once and run in this order.
    script.async = false;
    script.onerror = () => {
      // Tells people who see nothing yet (theme/globalStyles.ts).
      dataset.failed = '';
      setTimeout(() => load([address]), RETRY_DELAY);
    };
    document.head.append(script);
  }
}

/** Fetches what the program is going to import, beside the program: rows come some 100 ms sooner. */
function preload(files: readonly string[]): void {
  for (const address of files) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = address;
    document.head.append(link);
  }
}

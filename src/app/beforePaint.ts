import { isLandingHash, sectionOfHash } from '#src/lib/paths.ts';
import { storedText } from '#src/lib/safeStorage.ts';
import { THEME_KEY, toPreference } from '#src/lib/shownTheme.ts';
import { SESSION_KEY } from '#src/lib/storedSession.ts';

/**
 * The inline script in the page's head: decides what must be known before the first paint. The build writes it into
 * index.html; the content security policy allows it by its hash (tools/prerender).
 */

interface Scripts {
  /** The program's files in loading order. */
  program: string[];
  /** The chunks that load rows and role of a signed-in person. */
  reads: string[];
  /** The stylesheet for paper. */
  print: string;
}

/** Inlined by the build; null in development, where webpack's dev server loads the program. */
declare const __SCRIPTS__: Scripts | null;

/** Delay before a script that failed to load is requested again, in milliseconds. */
const RETRY_DELAY = 2_000;

const scripts = __SCRIPTS__;
const { dataset } = document.documentElement;
const preference = toPreference(storedText(THEME_KEY));
if (preference !== 'system') dataset.theme = preference;

if (scripts !== null) {
  const hasSession = storedText(SESSION_KEY) !== null;
  if (showsLanding()) {
    if (hasSession) dataset.session = '';
    startLanding(scripts);
  } else {
    // Hides the prerendered landing (theme/globalStyles.ts).
    dataset.start = 'app';
    loadApp(scripts);
    // Rows appear about 100 ms sooner.
    if (hasSession)
      for (const href of scripts.reads) add('link', { rel: 'preload', as: 'script', href });
  }
}

function showsLanding(): boolean {
  return isLandingHash(location.hash) && !/[?&]token_hash=/.test(location.search);
}

function startLanding(files: Scripts): void {
  dataset.start = 'landing';
  // A native submit would put names and addresses into the URL.
  document.addEventListener('submit', (event) => {
    if (dataset.start) event.preventDefault();
  });
  document.addEventListener('DOMContentLoaded', () => {
    showSection();
    afterFirstPaint(() => loadApp(files));
  });
  addEventListener('hashchange', showSection);
}

/** Scrolls to the section, because the browser finds no element for the router's `#/#contact`. */
function showSection(): void {
  const section = sectionOfHash(location.hash);
  if (dataset.start && section) document.getElementById(section)?.scrollIntoView();
}

/** Waits for a paint entry: `requestAnimationFrame` plus a task may still run before the paint on slow machines. */
function afterFirstPaint(act: () => void): void {
  // A background tab does not paint until it becomes visible.
  if (document.hidden) {
    act();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
}

/** The stylesheet for paper comes with the program: a link in the page would delay the first paint. */
function loadApp({ program, print }: Scripts): void {
  load(program);
  add('link', { rel: 'stylesheet', media: 'print', href: print });
}

function load(files: readonly string[]): void {
  for (const address of files) {
    add('script', {
      src: address,
      // Scripts load in parallel and run in this order.
      async: false,
      onerror() {
        // Shows a message on pages that are still empty (theme/globalStyles.ts).
        dataset.failed = '';
        setTimeout(() => load([address]), RETRY_DELAY);
      },
    });
  }
}

function add<Tag extends 'link' | 'script'>(
  tag: Tag,
  fields: Partial<HTMLElementTagNameMap[Tag]>,
): void {
  document.head.append(Object.assign(document.createElement(tag), fields));
}

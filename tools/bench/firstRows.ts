import type { Browser } from '@playwright/test';
import { median } from './samples.ts';
import { sessionFrom } from './visitor.ts';

const ROUNDS = 9;

/** Pages: who opens them, where, what counts as the first row, and the bar as a multiple of the landing's first paint. */
const PAGES = [
  ['panel', 'admin', '/#/admin/dashboard', 'tbody td a', 2.6],
  ['dashboard', 'client', '/#/dashboard', 'main li a[href^="#/projects/"]', 2.4],
  ['support', 'client', '/#/support', 'main li a[href^="#/support/"]', null],
  ['login', null, '/#/login', 'form:has([type=password]) label', 1.7],
] as const;

/** Prints when pages show their first rows, beside the landing's first paint in the same round. */
export async function benchFirstRows(browser: Browser, product: string): Promise<void> {
  const landing: number[] = [];
  const times = new Map<string, number[]>(PAGES.map(([name]) => [name, []]));
  // The first round warms the server up.
  for (let round = -1; round < ROUNDS; round += 1) {
    const paint = await paintedAt(browser, product, {}, null);
    if (round >= 0) landing.push(paint);
    for (const [name, who, path, row] of PAGES) {
      const session = who === null ? {} : await sessionFrom(product, who);
      const painted = await paintedAt(browser, product + path, session, row);
      if (round >= 0) times.get(name)?.push(painted);
    }
  }
  console.log(`landing's first paint: ${median(landing).toFixed(0)} ms\n`);
  console.log('| first rows | median | against the landing | bar |');
  console.log('|---|---|---|---|');
  for (const [name, , , , bar] of PAGES) {
    const measured = times.get(name) ?? [];
    const ratios = measured.map((time, round) => time / (landing[round] ?? NaN));
    const ratio = median(ratios).toFixed(2);
    console.log(`| ${name} | ${median(measured).toFixed(0)} ms | ${ratio} × | ${bar ?? ''} |`);
  }
  console.log('');
}

/** Opens an address in a fresh profile. @param row null for the first paint @returns milliseconds from the navigation */
async function paintedAt(
  browser: Browser,
  url: string,
  session: Readonly<Record<string, string>>,
  row: string | null,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((entries) => Object.assign(localStorage, entries), session);
  await page.addInitScript(tellPaint, row);
  try {
    // Not by polling, which takes time of the page.
    const told = page.waitForEvent('console', (message) => message.text().startsWith('painted '));
    await page.goto(url);
    return Number((await told).text().split(' ')[1]);
  } finally {
    await context.close();
  }
}

/** Runs in the page: tells when the first row was painted, by the Element Timing API, which sees the frame itself. */
function tellPaint(row: string | null): void {
  const tell = (time: number) => console.info(`painted ${time}`);
  if (row === null) {
    const paint = (list: PerformanceObserverEntryList) => {
      const [first] = list.getEntriesByName('first-contentful-paint');
      if (first) tell(first.startTime);
    };
    new PerformanceObserver(paint).observe({ type: 'paint', buffered: true });
    return;
  }
  new PerformanceObserver((list) => {
    tell((list.getEntries()[0] as PerformanceEntry & { renderTime: number }).renderTime);
  }).observe({ type: 'element', buffered: true });
  const observer = new MutationObserver(() => {
    const found = document.querySelector(row);
    if (found === null) return;
    observer.disconnect();
    // The text of inline elements counts for the block around them.
    for (const one of [found, found.parentElement, found.parentElement?.parentElement]) {
      one?.setAttribute('elementtiming', 'row');
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

import type { Browser, Page } from '@playwright/test';
import { visit } from './visitor.ts';

/** Milliseconds until rows were on screen, and kilobytes of script until then. */
export interface Ready {
  fromNavigation: number;
  /** Since the last byte of the rows' answer. */
  fromAnswer: number;
  scriptKilobytes: number;
}

/** Opens each address so often, by turns, so that what else the machine does weighs on all. */
export async function measureReady(
  browser: Browser,
  urls: readonly string[],
  session: string,
  rounds: number,
): Promise<Ready[][]> {
  const results: Ready[][] = urls.map(() => []);
  for (let round = -1; round < rounds; round += 1) {
    for (const [place, url] of urls.entries()) {
      const ready = await visit(browser, { url, session }, ({ page }) => readyOf(page));
      // The first round warms the server up.
      if (round >= 0) results[place]?.push(ready);
    }
  }
  return results;
}

function readyOf(page: Page): Promise<Ready> {
  return page.evaluate(() => {
    const rows = performance.getEntriesByName('rows')[0]?.startTime ?? NaN;
    const painted = performance.getEntriesByName('painted')[0]?.startTime ?? NaN;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const answer = resources.find(({ name }) => name.endsWith('/all-data'));
    const bytes = resources
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd < rows)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return {
      fromNavigation: painted,
      fromAnswer: painted - (answer?.responseEnd ?? NaN),
      scriptKilobytes: bytes / 1000,
    };
  });
}

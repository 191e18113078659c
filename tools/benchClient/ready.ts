import type { Browser } from '@playwright/test';
import { median } from '../samples.ts';
import { shortOf, type Figure } from './figures.ts';
import { sessionFrom, visit } from './visitor.ts';

const PANEL = '/#/admin/dashboard?tab=tickets';

/**
 * Compares the time from the navigation to the panel's first rows with many and with few tickets. The two
 * alternate, so that other load on the machine affects both.
 *
 * @param products addresses of the servers with few and with many tickets
 */
export async function measureFirstRows(
  browser: Browser,
  products: readonly [few: string, many: string],
  rounds: number,
): Promise<Figure> {
  const times: number[][] = products.map(() => []);
  for (let round = -1; round < rounds; round += 1) {
    for (const [place, url] of products.entries()) {
      const session = await sessionFrom(url);
      const painted = await visit(browser, { url: url + PANEL, session }, ({ page }) =>
        page.evaluate(() => performance.getEntriesByName('painted')[0]?.startTime ?? NaN),
      );
      // The first round warms the server up.
      if (round >= 0) times[place]?.push(painted);
    }
  }
  const [few = [], many = []] = times;
  return {
    what: 'first rows with 100,000 tickets compared with few',
    measured: median(many.map((time, pair) => time / (few[pair] ?? NaN))),
    bar: 1.2,
    unit: ' ×',
    note: `${shortOf(median(many))} and ${shortOf(median(few))} ms`,
  };
}

import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../e2e/browser.ts';
import { Product } from '../../e2e/product.ts';
import { fillCompany } from './fillCompany.ts';
import { benchFirstRows } from './firstRows.ts';
import { atShare, median } from './samples.ts';
import { measureAnswers, measureTyping } from './typing.ts';
import { sessionFrom, visit } from './visitor.ts';

const ROUNDS = 7;
const TICKETS = 100_000;
const PANEL = '/#/admin/dashboard?tab=tickets';

/** The panel in a real browser, with 100,000 tickets and 10,000 projects beside the demo data alone. */
export async function benchPanel(): Promise<void> {
  const browser = await launchBrowser();
  const few = await Product.create(fillCompany(100));
  const many = await Product.create(fillCompany(TICKETS));
  try {
    await benchFirstRows(browser, few.url);
    console.log('| what | measured | bar | note |');
    console.log('|---|---|---|---|');
    const [small, big] = await measureFirstRows(browser, [few.url, many.url]);
    const ratios = big.map((time, round) => time / (small[round] ?? NaN));
    print('first rows against few tickets', median(ratios), ' ×', 1.2, [...small, ...big]);
    const panel = { url: many.url + PANEL, session: await sessionFrom(many.url) };
    const keys = await visit(browser, panel, (page) => measureTyping(page, ROUNDS));
    print('keystroke painted, worst', Math.max(...keys), ' ms', 50, keys);
    const answers = await visit(browser, panel, (page) => measureAnswers(page, ROUNDS));
    print('search or sort to its rows, p95', atShare(answers, 0.95), ' ms', 250, answers);
  } finally {
    await many.dispose();
    await few.dispose();
    await browser.close();
  }
}

function print(what: string, measured: number, unit: string, bar: number, times: number[]): void {
  const note = `${times.length} measured, median ${median(times).toFixed(0)} ms`;
  console.log(`| ${what} | ${measured.toFixed(2)}${unit} | ${bar}${unit} | ${note} |`);
}

/** Milliseconds from the navigation to the rows. The products alternate, so that other load affects both. */
async function measureFirstRows(
  browser: Browser,
  products: readonly [few: string, many: string],
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const place of [0, 1] as const) {
      const session = await sessionFrom(products[place]);
      const painted = await visit(browser, { url: products[place] + PANEL, session }, (page) =>
        page.evaluate(() => performance.getEntriesByName('painted')[0]?.startTime ?? NaN),
      );
      // The first round warms the server up.
      if (round >= 0) times[place].push(painted);
    }
  }
  return times;
}

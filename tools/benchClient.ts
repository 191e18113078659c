import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, provideBrowser } from '../e2e/browser.ts';
import { Product } from '../e2e/product.ts';
import { fillCompany } from './benchClient/bigCompany.ts';
import type { Figure } from './benchClient/figures.ts';
import { figuresTable } from './benchClient/figures.ts';
import { measureFirstContent } from './benchClient/firstContent.ts';
import { measureFirstRows } from './benchClient/ready.ts';
import { tableParts } from './benchClient/tableFigures.ts';
import { within } from './benchClient/within.ts';
import { sessionFrom, visit } from './benchClient/visitor.ts';
import type { Open } from './benchClient/visitor.ts';

/**
 * `npm run bench:client [rounds] [part …]`: measures the client in a real browser on the real server.
 * With the demo data: the time of each screen relative to the landing's first paint (`demo`). With
 * 100,000 tickets and 10,000 projects: the panel's first rows, alternating with a product of few tickets, and
 * the parts of `tableFigures.ts`. Without names it runs all parts; one that fails or times out is reported,
 * and the others continue.
 */
const ROUNDS = Number(process.argv[2] ?? 7);
const WANTED = process.argv.slice(3);
const TICKETS = 100_000;

/** Time limit of a part, in milliseconds. */
const PART_LIMIT = 180_000;

const figures: Figure[] = [];
console.error(loadLine());
const browser = await chromium.launch({
  executablePath: provideBrowser().executablePath,
  args: BROWSER_FLAGS,
});
if (isWanted('demo')) await withProduct(await Product.create(), benchDemo);
if (WANTED.length === 0 || WANTED.some((name) => name !== 'demo')) {
  await withProduct(await Product.create(fillCompany(100)), (small) =>
    Product.create(fillCompany(TICKETS)).then((big) =>
      withProduct(big, () => benchBigCompany(small, big)),
    ),
  );
}
await browser.close();
console.log(`${figuresTable(figures)}\n\n${loadLine()}`);

async function benchDemo({ url }: Product): Promise<void> {
  await part('demo', () => measureFirstContent(browser, url, ROUNDS));
}

async function benchBigCompany(small: Product, { url }: Product): Promise<void> {
  const session = await sessionFrom(url);
  await part('first rows', async () => [await measureFirstRows(browser, [small.url, url], ROUNDS)]);
  const open: Open = (address, act, arrange) =>
    visit(browser, { url: url + address, session }, act, arrange);
  for (const [name, measure] of Object.entries(tableParts)) {
    await part(name, async () => [await measure(open, ROUNDS)]);
  }
}

/** Measures a part unless other parts were requested, and prints its figures. */
async function part(name: string, measure: () => Promise<Figure[]>): Promise<void> {
  if (!isWanted(name)) return;
  try {
    const more = await within(PART_LIMIT, measure());
    figures.push(...more);
    for (const { what, measured, unit } of more) console.error(what, measured.toFixed(2) + unit);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function isWanted(name: string): boolean {
  return WANTED.length === 0 || WANTED.includes(name);
}

async function withProduct(
  product: Product,
  bench: (product: Product) => Promise<void>,
): Promise<void> {
  try {
    await bench(product);
  } finally {
    await product.dispose();
  }
}

/** The load averages of the machine: timings are unreliable when they are high. */
function loadLine(): string {
  return `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`;
}

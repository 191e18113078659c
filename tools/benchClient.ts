import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, provideBrowser } from '../e2e/browser.ts';
import { Product } from '../e2e/product.ts';
import { fillBigCompany } from './benchClient/bigCompany.ts';
import { buildPage } from './benchClient/buildPage.ts';
import type { Figure } from './benchClient/figures.ts';
import { figuresTable } from './benchClient/figures.ts';
import { openFront, TWIN } from './benchClient/front.ts';
import { measureReady } from './benchClient/ready.ts';
import { againstTwin, firstTable } from './benchClient/readyFigures.ts';
import { tableParts } from './benchClient/tableFigures.ts';
import { within } from './benchClient/within.ts';
import { sessionFrom, visit } from './benchClient/visitor.ts';
import type { Open } from './benchClient/visitor.ts';

/**
 * `npm run bench:client [rounds] [part …]`: the bars of the client, in a real browser on the real
 * server: the first table on the demo's rows (`demo`), then 10,000 tickets and 1,000 projects, by
 * turns with a plain TanStack table of the same tickets (`twin`), and the table's own parts. Without
 * a name all of them; a part that fails or takes too long is told, and the others go on.
 */
const ROUNDS = Number(process.argv[2] ?? 7);
const WANTED = process.argv.slice(3);

const PANEL = '/#/admin/dashboard';
const TWIN_ENTRY = path.join(import.meta.dirname, 'benchClient', 'twin', 'twin.tsx');

/** How long a part may take, in milliseconds. */
const PART_LIMIT = 180_000;

const figures: Figure[] = [];
console.error(loadLine());
const browser = await chromium.launch({
  executablePath: provideBrowser().executablePath,
  args: BROWSER_FLAGS,
});
if (isWanted('demo')) await withProduct(await Product.create(), benchDemo);
await withProduct(await Product.create(fillBigCompany), benchBigCompany);
await browser.close();
console.log(`${figuresTable(figures)}\n\n${loadLine()}`);

async function benchDemo({ url }: Product): Promise<void> {
  const session = await sessionFrom(url);
  await part('demo', async () => {
    const [panel = []] = await measureReady(browser, [url + PANEL], session, ROUNDS);
    return firstTable(panel);
  });
}

async function benchBigCompany({ url }: Product): Promise<void> {
  const session = await sessionFrom(url);
  await part('twin', () => benchTwin(url, session));
  const open: Open = (address, act, arrange) =>
    visit(browser, { url: url + address, session }, act, arrange);
  for (const [name, measure] of Object.entries(tableParts)) {
    await part(name, async () => [await measure(open, ROUNDS)]);
  }
}

async function benchTwin(url: string, session: string): Promise<Figure[]> {
  const folder = await buildPage('twin', TWIN_ENTRY);
  const front = await openFront(url, folder);
  try {
    const urls = [`${front.url}${PANEL}?tab=tickets`, front.url + TWIN];
    const [panel = [], twin = []] = await measureReady(browser, urls, session, ROUNDS);
    return againstTwin(panel, twin);
  } finally {
    front.close();
    await rm(folder, { recursive: true });
  }
}

/** Measures a part, if it is wanted, and says its figures at once. */
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

/** What else the machine does: figures of time are worth as much as this is small. */
function loadLine(): string {
  return `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`;
}

import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, provideBrowser } from '../e2e/browser.ts';
import { Product } from '../e2e/product.ts';
import { fillBigCompany } from './benchClient/bigCompany.ts';
import { buildTwin } from './benchClient/buildTwin.ts';
import type { Figure } from './benchClient/figures.ts';
import { figuresTable } from './benchClient/figures.ts';
import { openFront, TWIN } from './benchClient/front.ts';
import { measureReady } from './benchClient/ready.ts';
import { againstTwin, firstTable } from './benchClient/readyFigures.ts';
import { panelFigures, tableFigures } from './benchClient/tableFigures.ts';
import { sessionFrom, visit } from './benchClient/visitor.ts';
import type { Open } from './benchClient/visitor.ts';

/**
 * `npm run bench:client [rounds]`: the bars of the client, in a real browser on the real server: the
 * first table on the demo's rows, then 10,000 tickets and 1,000 projects, by turns with a plain
 * TanStack table of the same tickets.
 */
const ROUNDS = Number(process.argv[2] ?? 7);
const PANEL = '/#/admin/dashboard';

const figures: Figure[] = [];
console.error(loadLine());
const browser = await chromium.launch({
  executablePath: provideBrowser().executablePath,
  args: BROWSER_FLAGS,
});
await withProduct(await Product.create(), benchDemo);
await withProduct(await Product.create(fillBigCompany), benchBigCompany);
await browser.close();
console.log(`${figuresTable(figures)}\n\n${loadLine()}`);

async function benchDemo({ url }: Product): Promise<void> {
  const session = await sessionFrom(url);
  const [panel = []] = await measureReady(browser, [url + PANEL], session, ROUNDS);
  add(firstTable(panel));
}

async function benchBigCompany({ url }: Product): Promise<void> {
  const session = await sessionFrom(url);
  await benchTwin(url, session);
  const open: Open = (address, act, arrange) =>
    visit(browser, { url: url + address, session }, act, arrange);
  add(await tableFigures(open));
  add(await panelFigures(open));
}

async function benchTwin(url: string, session: string): Promise<void> {
  const folder = await buildTwin();
  const front = await openFront(url, folder);
  const urls = [`${front.url}${PANEL}?tab=tickets`, front.url + TWIN];
  const [panel = [], twin = []] = await measureReady(browser, urls, session, ROUNDS);
  add(againstTwin(panel, twin));
  front.close();
  await rm(folder, { recursive: true });
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

function add(more: readonly Figure[]): void {
  figures.push(...more);
  for (const { what, measured, unit } of more) console.error(what, measured.toFixed(2) + unit);
}

/** What else the machine does: figures of time are worth as much as this is small. */
function loadLine(): string {
  return `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`;
}

import type { Page } from '@playwright/test';
import type { Figure } from './figures.ts';
import { atShare, median } from '../samples.ts';
import { shortOf } from './figures.ts';
import { heapOfScrolling, measureGrowth } from './memory.ts';
import { countRowRenders, rowsOfProgressEdit } from './rowRenders.ts';
import { measureInteractions, measureScrolling } from './slowMachine.ts';
import { measureAnswers, measureTyping } from './typing.ts';
import type { Open } from './visitor.ts';

const TICKETS = '/#/admin/dashboard?tab=tickets';
const PROJECTS = '/#/admin/dashboard';
const SWITCHES = 50;

/** Measures one figure of the big table, or of the panel around it. */
export type Part = (open: Open, rounds: number) => Promise<Figure>;

/** The parts by name: elements, speed with full and throttled CPU, memory, and renders. */
export const tableParts: Readonly<Record<string, Part>> = {
  nodes: async (open) => ({
    what: 'nodes in the table, maximum while scrolling',
    measured: await open(TICKETS, ({ page }) => mostNodes(page)),
    bar: 400,
    unit: '',
  }),
  async typing(open, rounds) {
    const keys = await open(TICKETS, ({ page }) => measureTyping(page, rounds));
    const spread = `median ${shortOf(median(keys))}, p95 ${shortOf(atShare(keys, 0.95))} ms`;
    return {
      what: 'keystroke in the search, worst',
      measured: Math.max(...keys),
      bar: 50,
      unit: ' ms',
      note: `${keys.length} keys, ${spread}`,
    };
  },
  async search(open, rounds) {
    const times = await open(TICKETS, ({ page }) => measureAnswers(page, rounds));
    return {
      what: 'search or sort of 100,000 tickets, from the event to the rows, p95',
      measured: atShare(times, 0.95),
      bar: 250,
      unit: ' ms',
      note: `${times.length} measured, median ${shortOf(median(times))} ms`,
    };
  },
  async interactions(open) {
    const slow = await open(TICKETS, measureInteractions);
    const [worst] = slow.toSorted((one, other) => other.milliseconds - one.milliseconds);
    const middle = shortOf(median(slow.map((one) => one.milliseconds)));
    return {
      what: 'CPU ÷ 4: INP (the worst of the interactions)',
      measured: worst?.milliseconds ?? NaN,
      bar: 100,
      unit: ' ms',
      note: `${worst?.what ?? ''}; median ${middle} ms`,
    };
  },
  async scrolling(open) {
    const frames = await open(TICKETS, measureScrolling);
    return {
      what: 'CPU ÷ 4: frames while scrolling, p95',
      measured: atShare(frames, 0.95),
      bar: 33.4,
      unit: ' ms',
      note: `${frames.length} frames, median ${shortOf(median(frames))} ms`,
    };
  },
  scrolled: async (open) => ({
    what: 'heap after scrolling through 5,000 rows',
    measured: await open(TICKETS, (visit) => heapOfScrolling(visit, 5_000)),
    bar: 25,
    unit: ' MB',
  }),
  memory: async (open) => ({
    what: `heap growth over ${SWITCHES} tab switches`,
    measured: await open(PROJECTS, (visit) => measureGrowth(visit, SWITCHES)),
    bar: 5,
    unit: ' MB',
  }),
  async renders(open) {
    const { keys, inPage } = await open(
      PROJECTS,
      ({ page }) => rowsOfProgressEdit(page),
      countRowRenders,
    );
    return {
      what: 'rows that rerender when a progress is edited',
      measured: new Set(keys).size,
      bar: 1,
      unit: '',
      note: `of ${inPage} in the page; ${keys.length} renders for typing, saving and the answer`,
    };
  },
};

/** The maximum number of elements in the table at several scroll positions. */
async function mostNodes(page: Page): Promise<number> {
  let most = 0;
  for (const place of [0, 0.1, 0.5, 0.9, 1]) {
    await page.evaluate((at) => window.scrollTo(0, document.body.scrollHeight * at), place);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const nodes = await page.locator('table').evaluate((t) => t.querySelectorAll('*').length + 1);
    most = Math.max(most, nodes);
  }
  return most;
}

import type { Browser } from '@playwright/test';
import type { Person } from '../../e2e/people.ts';
import { median } from '../samples.ts';
import type { Figure } from './figures.ts';
import { shortOf } from './figures.ts';
import { sessionFrom, visit } from './visitor.ts';

interface Screen {
  what: string;
  address: string;
  /** The signed-in person; null for a visitor. */
  person: Person | null;
  /** A selector for the screen's main content. */
  content: string;
  /** The maximum time, as a multiple of the landing's first paint in the same round. */
  bar: number;
}

const SCREENS: Screen[] = [
  {
    what: 'panel, first rows',
    address: '/#/admin/dashboard',
    person: 'admin',
    content: 'tbody tr',
    bar: 2.4,
  },
  {
    what: 'dashboard, first rows',
    address: '/#/dashboard',
    person: 'client',
    content: 'main button[aria-expanded]',
    bar: 2.2,
  },
  {
    what: '/login, its form',
    address: '/#/login',
    person: null,
    content: 'main input[type=password]',
    bar: 1.8,
  },
];

/**
 * Opens the landing and each screen alternately, in a fresh browser profile and with the demo data.
 *
 * @returns each screen's time as a ratio to the landing's first paint: the median of the rounds
 */
export async function measureFirstContent(
  browser: Browser,
  product: string,
  rounds: number,
): Promise<Figure[]> {
  const sessions = new Map<Person | null, string | null>([[null, null]]);
  for (const { person } of SCREENS) {
    if (person !== null) sessions.set(person, await sessionFrom(product, person));
  }
  const landing: number[] = [];
  const times = SCREENS.map((): number[] => []);
  for (let round = -1; round < rounds; round += 1) {
    const first = await timeOf(`${product}/`, null, 'main h1', 'first-contentful-paint');
    const others: number[] = [];
    for (const { address, person, content } of SCREENS) {
      others.push(
        await timeOf(product + address, sessions.get(person) ?? null, content, 'painted'),
      );
    }
    // The first round warms the server up.
    if (round < 0) continue;
    landing.push(first);
    for (const [place, time] of others.entries()) times[place]?.push(time);
  }
  return SCREENS.map(({ what, bar }, place) => {
    const own = times[place] ?? [];
    const ratios = own.map((time, round) => time / (landing[round] ?? NaN));
    const note = `${shortOf(median(own))} ms, the landing paints at ${shortOf(median(landing))} ms`;
    return { what, measured: median(ratios), bar, unit: ' ×', note };
  });

  function timeOf(url: string, session: string | null, content: string, entry: string) {
    return visit(browser, { url, session, content }, ({ page }) =>
      page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN, entry),
    );
  }
}

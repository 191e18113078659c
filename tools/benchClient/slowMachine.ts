import type { Interaction } from './interactions.ts';
import { longestOf, timeInteractions } from './interactions.ts';
import type { Visit } from './visitor.ts';

/** CPU throttling, for a mid-range phone. */
const SLOWDOWN = 4;

/** Pixels and number of the scroll steps, one per frame. */
const STEP = 240;
const STEPS = 120;

/** Measures typical interactions with the table on a throttled CPU. */
export async function measureInteractions({ page, devtools }: Visit): Promise<Interaction[]> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await timeInteractions(page);
  const results: Interaction[] = [];
  const timed = async (what: string, act: () => Promise<unknown>) => {
    await act();
    results.push({ what, milliseconds: await longestOf(page) });
  };
  const search = page.getByLabel('Buscar');
  await timed('focus the search', () => search.click());
  for (const letter of 'formul') await timed('type a letter', () => page.keyboard.press(letter));
  for (let left = 6; left > 0; left -= 1) {
    await timed('delete a letter', () => page.keyboard.press('Backspace'));
  }
  for (const name of ['Asunto', 'Usuario', 'Fecha']) {
    const head = page.getByRole('columnheader', { name }).getByRole('button');
    await timed('sort by a column', () => head.click());
  }
  for (const place of [2, 4]) {
    const opener = page.locator('tbody tr button[aria-expanded]').nth(place);
    await timed('open a row', () => opener.click());
    await timed('close a row', () => opener.click());
  }
  await timed('filter by status', () => page.locator('[name="estado"]').selectOption('Cerrado'));
  await timed('clear the filter', () => page.locator('[name="estado"]').selectOption(''));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return results;
}

/** The milliseconds between frames while the page scrolls in each frame, on a throttled CPU. */
export async function measureScrolling({ page, devtools }: Visit): Promise<number[]> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const frames = await page.evaluate(
    ({ step, steps }) =>
      new Promise<number[]>((done) => {
        const times: number[] = [];
        const scroll = (time: number) => {
          times.push(time);
          if (times.length > steps) done(times);
          else {
            window.scrollBy(0, step);
            requestAnimationFrame(scroll);
          }
        };
        requestAnimationFrame(scroll);
      }),
    { step: STEP, steps: STEPS },
  );
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return frames.slice(1).map((time, place) => time - (frames[place] ?? time));
}

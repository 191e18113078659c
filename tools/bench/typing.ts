import type { Page } from '@playwright/test';

const TEXT = 'formulario 17 no envia';

/** The milliseconds of each keystroke in the search: a text is typed and deleted again. */
export async function measureTyping(page: Page, rounds: number): Promise<number[]> {
  await timeInteractions(page);
  const search = page.getByLabel('Buscar');
  await search.click();
  await longestOf(page);
  const times: number[] = [];
  const press = async (key: string) => {
    await page.keyboard.press(key);
    times.push(await longestOf(page));
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const letter of TEXT) await press(letter);
    for (let left = TEXT.length; left > 0; left -= 1) await press('Backspace');
  }
  return times;
}

/** Consecutive searches; each has a different first row. */
const SEARCHES = ['formulario 17', 'formulario 23', 'persona 4', 'no envia', 'fo', '3'];
const COLUMNS = ['Asunto', 'Usuario', 'Estado', 'Fecha'];

/** The milliseconds from each search and each sort to its rows. */
export async function measureAnswers(page: Page, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const text of SEARCHES) {
      times.push(await untilRows(page, () => page.getByLabel('Buscar').fill(text)));
    }
    await page.getByLabel('Buscar').fill('');
    await untilRows(page, () => page.keyboard.press('End'));
    for (const name of COLUMNS) {
      const head = page.getByRole('columnheader', { name }).getByRole('button');
      times.push(await untilRows(page, () => head.click()));
    }
  }
  return times;
}

/**
 * Milliseconds from an event until the rows of the previous view have disappeared. The table is `aria-busy`
 * in between; if it never is, the new rows appeared in the event's own frame.
 */
async function untilRows(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const bench = { from: 0, until: 0 };
    Object.assign(window, { benchAnswer: bench });
    const begin = () => {
      if (bench.from === 0) bench.from = performance.now();
    };
    for (const kind of ['input', 'click', 'keydown']) {
      window.addEventListener(kind, begin, { capture: true, once: true });
    }
    const look = () => {
      const isBusy = document.querySelector('[role=tabpanel] [aria-busy=true]') !== null;
      if (bench.from > 0 && !isBusy) {
        // It may become busy only some frames after the event: wait 150 ms before accepting the time.
        if (bench.until === 0) bench.until = performance.now();
        if (performance.now() - bench.until > 150) return;
      } else bench.until = 0;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await act();
  return page
    .waitForFunction(() => {
      const { from, until } = (
        window as unknown as { benchAnswer: { from: number; until: number } }
      ).benchAnswer;
      return until > 0 && performance.now() - until > 150 ? until - from : false;
    })
    .then((time) => time.jsonValue() as Promise<number>);
}

/**
 * Measures each key press from its event to the frame after it. The browser's own Event Timing has a resolution of 8 ms
 * only.
 */
async function timeInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { benchTimes: times });
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
      },
      { capture: true },
    );
  });
}

/** The longest key press since the last call, in milliseconds. */
async function longestOf(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20))),
  );
  return page.evaluate(() => {
    const { benchTimes } = window as unknown as { benchTimes: number[] };
    return Math.max(0, ...benchTimes.splice(0));
  });
}

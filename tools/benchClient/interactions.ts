import type { Page } from '@playwright/test';

/** The duration of an interaction, from the event to the frame after it. */
export interface Interaction {
  what: string;
  milliseconds: number;
}

/**
 * Measures each key press, click and change from its event to the frame after it. The browser's own
 * Event Timing has a resolution of 8 ms only.
 */
export async function timeInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { benchTimes: times });
    for (const kind of ['keydown', 'click', 'change']) {
      window.addEventListener(
        kind,
        ({ timeStamp }) => {
          requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
        },
        { capture: true },
      );
    }
  });
}

/** The longest interaction since the last call, in milliseconds. */
export async function longestOf(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20))),
  );
  return page.evaluate(() => {
    const { benchTimes } = window as unknown as { benchTimes: number[] };
    return Math.max(0, ...benchTimes.splice(0));
  });
}

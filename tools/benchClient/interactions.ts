import type { Page } from '@playwright/test';

/** How long one interaction took, from the event until its frame was shown. */
export interface Interaction {
  what: string;
  milliseconds: number;
}

/**
 * Times what somebody does: each key and click from its event to the frame after it. The browser's
 * own Event Timing says the same in steps of 8 ms.
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

/** The longest time since it was last asked. */
export async function longestOf(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20))),
  );
  return page.evaluate(() => {
    const { benchTimes } = window as unknown as { benchTimes: number[] };
    return Math.max(0, ...benchTimes.splice(0));
  });
}

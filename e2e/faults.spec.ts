import type { Page } from '@playwright/test';
import { ACTING, READING } from './faultPanelScreens.ts';
import type { ActingScreen, ReadingScreen } from './faultScreens.ts';
import { FAULTS, hold, OFFLINE, FAULT_MESSAGES, type Fault } from './faults.ts';
import { expect, field, FULL, test } from './test.ts';

test.use({ expectedConsole: [FAULT_MESSAGES] });

const SLOW = 'El servicio está tardando más de lo normal.';

test.describe('failing requests', () => {
  // The journey controls the clock, so that ten seconds pass at once.
  test.beforeEach(async ({ page }) => page.clock.install());

  for (const screen of ACTING) {
    const details = screen.inGate ? {} : FULL;
    test(
      `${screen.name} shows the error, keeps the text, and works afterwards`,
      details,
      async ({ page, request }) => {
        await screen.open(page, request);
        const texts = await typedOn(page, screen);
        for (const fault of screen.needsCaptcha ? FAULTS : [...FAULTS, OFFLINE]) {
          await test.step(fault.name, () => failBy(fault, page, screen));
        }
        await test.step('the answer takes ten seconds', async () => {
          const release = await hold(page, screen.calls);
          const asked = page.waitForRequest(screen.calls);
          await screen.act(page);
          await asked;
          await page.clock.fastForward(10_000);
          if (screen.typed.length > 0) await expect(page.getByText(SLOW)).toBeVisible();
          expect(await typedOn(page, screen)).toEqual(texts);
          await release();
          await expect(screen.done(page)).toBeVisible();
        });

        async function failBy(fault: Fault, page: Page, screen: ActingScreen): Promise<void> {
          const end = await fault.start(page, screen.calls);
          const asked = page.waitForRequest(screen.calls);
          await screen.act(page);
          await (await asked).response();
          await expect(page.getByRole('alert').filter({ hasText: screen.said })).toBeVisible();
          expect(await typedOn(page, screen)).toEqual(texts);
          await end();
        }
      },
    );
  }
});

for (const screen of READING) {
  const details = screen.inGate ? {} : FULL;
  test(
    `${screen.name} shows that loading failed, and recovers without a reload`,
    details,
    async ({ page }) => {
      let end = await FAULTS[0]!.start(page, screen.calls);
      await screen.open(page);
      await expectFailed(page, screen);
      // Offline is not last: some screens retry by themselves once they are back online.
      for (const fault of [OFFLINE, ...FAULTS.slice(1)]) {
        await test.step(fault.name, async () => {
          const next = await fault.start(page, screen.calls);
          await end();
          end = next;
          const asked = page.waitForRequest(screen.calls);
          await retry(page, screen).click();
          await (await asked).response();
          await expectFailed(page, screen);
        });
      }
      const release = await hold(page, screen.calls);
      await end();
      await retry(page, screen).click();
      await release();
      await expect(screen.rows(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );
}

async function typedOn(page: Page, { typed }: ActingScreen): Promise<string[]> {
  const controls = typed.map((name) =>
    name.startsWith('#') ? page.locator(name) : field(page, name),
  );
  return Promise.all(controls.map((control) => control.first().inputValue()));
}

function failureOf(page: Page, { said }: ReadingScreen) {
  return page.getByRole('main').getByRole('alert').filter({ hasText: said });
}

function retry(page: Page, screen: ReadingScreen) {
  return failureOf(page, screen).getByRole('button', { name: /^Reintenta/ });
}

async function expectFailed(page: Page, screen: ReadingScreen): Promise<void> {
  await expect(retry(page, screen)).toBeEnabled();
}

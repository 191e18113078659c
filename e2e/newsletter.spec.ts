import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inspectScreen } from './inspectScreen.ts';
import { newestMail } from './mailbox.ts';
import { at, expect, expectAnswers, FULL, test, THEMES } from './test.ts';

const CAPTCHA = '**/recaptcha/api.js*';
const INVALID = 'Por favor, introduce un correo válido.';

const section = (page: Page) => page.locator('#newsletter');
const email = (page: Page) => section(page).locator('[name="email"]');
const submit = (page: Page) => section(page).locator('button[type=submit]');
const someone = () => `lectora.${randomUUID().slice(0, 8)}@ejemplo.pe`;

async function openNewsletter(page: Page): Promise<void> {
  await page.goto(at('/#newsletter'));
  await expectAnswers(page);
}

for (const [width, details] of [
  [360, {}],
  [1440, FULL],
] as const) {
  test.describe(`at ${width} px`, details, () => {
    test.use({ viewport: { width, height: 800 } });

    test('sends a confirmation mail whose link confirms', async ({ page, request }) => {
      const address = someone();
      await openNewsletter(page);
      await email(page).fill(address);
      await submit(page).dblclick();
      await expect(section(page).getByRole('status')).toContainText('confirma tu suscripción');
      await expect(email(page)).toHaveValue('');
      const { links } = await newestMail(request, address);
      const link = links.find((href) => href.includes('/newsletter/confirm'));
      await page.goto(link ?? '');
      await page.getByRole('button').click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await newestMail(request, address, 2)).links.join()).toContain(
        '/newsletter/unsubscribe',
      );
    });
  });
}

test('an invalid address is not sent, and kept across a reload', FULL, async ({ page }) => {
  await openNewsletter(page);
  for (const text of ['', 'rosa@']) {
    await email(page).fill(text);
    await submit(page).click();
    await expect(section(page).getByRole('alert')).toHaveText(INVALID);
    await expect(email(page)).toBeFocused();
  }
  await page.reload();
  await expect(email(page)).toHaveValue('rosa@');
});

test.describe('when something fails', () => {
  test.use({ expectedConsole: [/Failed to load resource|The captcha is not ready/] });

  test(
    'without the captcha it still validates the address, and works later',
    FULL,
    async ({ page }) => {
      await page.route(CAPTCHA, (route) => route.abort());
      await openNewsletter(page);
      await email(page).fill(someone());
      await submit(page).click();
      await expect(section(page).getByRole('alert')).toHaveText(INVALID);
      await page.unroute(CAPTCHA);
      await submit(page).click();
      await expect(section(page).getByRole('status')).toBeVisible();
    },
  );

  for (const colorScheme of THEMES) {
    test.describe(`in the ${colorScheme} theme`, FULL, () => {
      test.use({ colorScheme });

      test('each state is accessible and fits a narrow screen', async ({ page }) => {
        await openNewsletter(page);
        await page.route('**/api/data/subscribe', (route) => route.abort());
        await email(page).fill(someone());
        await submit(page).click();
        await expect(section(page).getByRole('alert')).toHaveText(
          'Ocurrió un error. Inténtalo de nuevo.',
        );
        await inspectScreen(page, '#newsletter');
        await page.unroute('**/api/data/subscribe');
        await submit(page).click();
        await expect(section(page).getByRole('status')).toBeVisible();
        await inspectScreen(page, '#newsletter');
      });
    });
  }
});

import type { Page } from '@playwright/test';
import { fillCompany } from '../tools/bench/fillCompany.ts';
import { Product } from './product.ts';
import { expect, expectRoute, FULL, signIn, test as base } from './test.ts';

/** 200 clients, 'Persona 1' and so on, with ten tickets each: more than the first page holds. */
const TICKETS = 2_000;

const test = base.extend<object, { product: Product }>({
  product: [
    // Playwright reads the parameter's pattern, even an empty one.
    async ({}, use) => {
      const product = await Product.create(fillCompany(TICKETS));
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The row at a position in the list, from 1. */
const rowAt = (page: Page, place: number) => page.locator(`tbody tr[aria-rowindex="${place + 1}"]`);

/** Scrolls down while further rows load, until the given row is visible. */
async function scrollTo(page: Page, place: number): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(rowAt(page, place)).toBeInViewport({ timeout: 500 });
  }).toPass();
}

test(
  'after search, sorting and an edit of the last row, going back returns to it',
  FULL,
  async ({ page }) => {
    await signIn(page, 'ticketManager', '/support');
    await page.getByLabel('Buscar').fill('persona 12');
    await expect(page.getByText(/^120 de 2,\d{3} tickets$/)).toBeVisible();
    await page.getByRole('button', { name: 'Usuario' }).click();
    await expect(rowAt(page, 1)).toContainText('Persona 112');
    await scrollTo(page, 120);
    const last = rowAt(page, 120);
    await expect(last).toContainText('Persona 129');

    await last.getByRole('combobox').selectOption('Cerrado');
    await expect(last).toContainText('Guardado');
    const place = async () => Math.round((await last.boundingBox())?.y ?? NaN);
    const text = await last.locator('td').allInnerTexts();
    const before = await place();

    // By position: Playwright's own click would scroll to the sticky header first.
    const home = await page.getByRole('banner').getByRole('link').first().boundingBox();
    await page.mouse.click((home?.x ?? 0) + 20, (home?.y ?? 0) + 10);
    await expectRoute(page, '/');
    await page.goBack();
    await expect(last).toBeInViewport();
    await expect.poll(place).toBe(before);
    expect((await last.locator('td').allInnerTexts()).slice(0, 3)).toEqual(text.slice(0, 3));
    await expect(last.getByRole('combobox')).toHaveValue('Cerrado');
    await expect(page.getByLabel('Buscar')).toHaveValue('persona 12');

    // The server has stored it.
    await page.reload();
    await scrollTo(page, 120);
    await expect(last.getByRole('combobox')).toHaveValue('Cerrado');
  },
);

test.describe('when a page fails', () => {
  test.use({ expectedConsole: [/Failed to load resource: .* 500/] });

  test(
    'a retry loads it, and no row is missing or changes its position',
    FULL,
    async ({ page }) => {
      await signIn(page, 'ticketManager', '/support');
      await page.getByLabel('Buscar').fill('persona 12');
      await expect(page.getByText(/^120 de 2,\d{3} tickets$/)).toBeVisible();
      // The further pages alone: the first may be read again because of news.
      const further = /\/api\/data\/tickets\/page\?.*cursor=/;
      await page.route(further, (route) =>
        route.fulfill({ status: 500, json: { message: 'Algo falló.' } }),
      );
      await scrollTo(page, 50);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Algo falló.');
      const fiftieth = await rowAt(page, 50).innerText();
      await page.unroute(further);
      await alert.getByRole('button', { name: 'Reintentar' }).click();
      await expect(alert).toHaveCount(0);
      await scrollTo(page, 120);
      await rowAt(page, 1).waitFor({ state: 'detached' });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight * 0.4));
      await expect(rowAt(page, 50)).toBeVisible();
      expect(await rowAt(page, 50).innerText()).toBe(fiftieth);
    },
  );
});

import type { Page } from '@playwright/test';
import { at, expect, expectRoute, test } from './test.ts';

/** Pages of A4, as the page's own margins make them. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 673, height: 950 });
});

test('the printed landing has brand and texts on four pages, without forms or a red ground', async ({
  page,
}) => {
  await page.goto(at('/'));
  await expectRoute(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toHaveText('Tramayo', { useInnerText: true });
  for (const hidden of ['form', 'button', '#newsletter', '#portfolio a']) {
    await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0);
  }
  const offer = page.getByRole('heading', { name: 'Tu primera sesión de estrategia es gratis' });
  await expect(offer).toBeVisible();
  const grounds = await offer.evaluate((heading) => {
    const found: string[] = [];
    for (let at = heading.parentElement; at !== document.body && at; at = at.parentElement)
      found.push(getComputedStyle(at).backgroundColor);
    return found;
  });
  expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  expect(await countSheets(page)).toBe(4);
});

for (const [what, address] of [
  ['case', '/#/portfolio/chacra-directa'],
  ['document of a case', '/portafolio/chacra-directa'],
] as const) {
  test(`the printed ${what} shows story and interfaces on two pages`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${address}`);
    const drawn = page.getByRole('figure').getByRole('img');
    await expect(drawn).toHaveCount(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toHaveText('Tramayo', { useInnerText: true });
    await expect(drawn.first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'El resultado' })).toBeVisible();
    for (const name of ['Todos los trabajos', 'Conversemos', 'Abrir en el sitio']) {
      await expect(page.getByRole('link', { name })).toBeHidden();
    }
    expect(await countSheets(page)).toBe(2);
  });
}

import type { Page } from '@playwright/test';
import { at, expect, expectRoute, FULL, signIn, test } from './test.ts';

/** Pages of A4, as the page's own margins make them. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 673, height: 950 });
});

test(
  'the printed landing has brand and texts on four pages, without forms or a red ground',
  FULL,
  async ({ page }) => {
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
  },
);

for (const [what, address, details] of [
  ['case', '/#/portfolio/chacra-directa', {}],
  ['document of a case', '/portafolio/chacra-directa', FULL],
] as const) {
  test(
    `the printed ${what} shows story and interfaces on two pages`,
    details,
    async ({ page, baseURL }) => {
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
    },
  );
}

test('a printed list is a table with date and chosen filters, without controls', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto(at('/admin/dashboard?estado=Completado'));
  const rows = page.getByRole('main').locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Impreso el \d+ \p{L}{3} \d{4}$/u)).toBeVisible();
  const search = page.getByRole('search');
  await expect(search.locator('label', { hasText: 'Estado' })).toBeVisible();
  await expect(search.getByRole('combobox', { name: 'Estado' })).toHaveCSS('border-width', '0px');
  await expect(search.locator('label', { hasText: 'Servicio' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Cliente' })).toBeVisible();
  for (const name of [/^Cronograma/, 'Nuevo Proyecto', 'CSV'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  // One below the other, each once.
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
  for (const [at, { top }] of boxes.entries())
    if (at > 0) expect(top).toBeGreaterThanOrEqual(boxes[at - 1]!.bottom - 1);
});

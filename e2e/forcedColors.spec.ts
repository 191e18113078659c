import type { Locator, Page } from '@playwright/test';
import { at, expect, signIn, test } from './test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** The colour behind an element, or of what it draws before its content. */
function ground(element: Locator, pseudo?: '::before'): Promise<string> {
  return element.evaluate(
    (node, part) => getComputedStyle(node, part).backgroundColor,
    pseudo ?? null,
  );
}

/** What is chosen stands on a colour of its own, from the system and not from the theme. */
async function expectChosen(chosen: Locator) {
  const highlight = await chosen.page().evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
  expect(await ground(chosen)).toBe(highlight);
}

/** Bars and the line of today differ from the page. */
async function expectTimeline(page: Page) {
  const bar = page.getByRole('button', { name: /^Análisis: / }).first();
  await expect(bar).toBeVisible();
  const canvas = await ground(page.locator('body'));
  expect(await ground(bar.locator('span').first())).not.toBe(canvas);
  expect(
    await ground(
      page
        .getByText(/^Hoy, /)
        .first()
        .locator('..'),
      '::before',
    ),
  ).not.toBe(canvas);
}

test('a client sees progress, bars, today and the current place in the system’s colours', async ({
  page,
}) => {
  await signIn(page, 'client');
  const places = page.getByRole('navigation', { name: 'Tu espacio' });
  await expectChosen(places.locator('[aria-current]'));
  const progress = page.getByRole('progressbar').first();
  await expect(progress).toBeVisible();
  expect(await ground(progress, '::before')).not.toBe(await ground(progress));
  await expectTimeline(page);
  await page.getByRole('link', { name: 'Tienda online de Agro Quispe' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectTimeline(page);
});

test('an admin sees the chosen tab and view, and all projects’ bars', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(at('/admin/dashboard?vista=cronograma'));
  const views = page.getByRole('navigation', { name: 'Vista de los proyectos' });
  await expectChosen(page.getByRole('tab', { selected: true }));
  await expectChosen(views.locator('[aria-current]'));
  const row = page.getByRole('row', { name: /Tienda online de Agro Quispe/ });
  expect(await ground(row.getByTitle(/^Análisis: .+, aprobada/))).not.toBe(
    await ground(page.locator('body')),
  );
});

import { at, expect, FULL, signIn, test } from './test.ts';

test('an admin goes from the timeline of all projects to one of them, by keyboard', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto(at('/admin/dashboard'));
  const views = page.getByRole('navigation', { name: 'Vista de los proyectos' });
  await views.getByRole('link', { name: 'Lista' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/vista=cronograma/);
  const row = page.getByRole('row', { name: /Tienda online de Agro Quispe/ });
  await expect(row.getByText(/^Análisis: .+, aprobada; Desarrollo: .+, entregada/)).toBeAttached();
  await row.getByRole('button', { name: 'Cronograma de Tienda online de Agro Quispe' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Guardar Cronograma' })).toBeVisible();
  await row.getByRole('link', { name: 'Tienda online de Agro Quispe' }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Tienda online de Agro Quispe' }),
  ).toBeVisible();
  await page.goBack();
  await expect(views.getByRole('link', { name: 'Cronograma general' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('the timeline of all projects fits 360 px', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, 'admin');
  await page.goto(at('/admin/dashboard?vista=cronograma'));
  await page.reload();
  await expect(page.getByRole('row', { name: /Tienda online de Agro Quispe/ })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

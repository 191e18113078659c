import AxeBuilder from '@axe-core/playwright';
import { expect, FULL, signIn, signInByForm, test, THEMES } from './test.ts';

const KEYS = 'ControlOrMeta+k';

test('by keyboard alone, from the sign-in to a project’s page in five keystrokes', async ({
  page,
}) => {
  await signInByForm(page, 'client');
  await expect(page.getByRole('button', { name: 'Buscar' })).toBeVisible();
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await press(KEYS);
  const search = page.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox');
  await expect(search).toBeFocused();
  for (const letter of 'tie') await press(letter);
  const found = page.getByRole('option').first();
  await expect(found).toContainText(/tie/i);
  const title = await found.locator('span').first().textContent();
  await press('Enter');
  expect(presses).toBeLessThanOrEqual(5);
  await expect(page).toHaveURL(/#\/projects\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('an admin finds a person, opened in the panel, and Escape gives the focus back', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const opener = page.getByRole('button', { name: 'Buscar' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Buscar' });
  await expect(dialog.getByRole('option', { name: 'Nuevo proyecto' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press(KEYS);
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('gestora@demo');
  await expect(dialog.getByRole('group', { name: 'Personas' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=personal&buscar=.+&abierta=/);
  await expect(page.getByRole('tab', { name: 'Personal' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('row').locator('[aria-expanded=true]')).toHaveCount(1);
});

for (const theme of THEMES) {
  test(`axe finds nothing in the open search, ${theme}`, FULL, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await signIn(page, 'admin');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type('tienda');
    await expect(page.getByRole('option').first()).toContainText(/tienda/i);
    await expect(page.getByText('Buscando...')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}

test('j, Enter and / work in the panel; the row in focus has a bar', async ({ page }) => {
  await signIn(page, 'admin', '/admin/dashboard?tab=clientes');
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  // The rows are there before it is.
  const skip = page.getByRole('link', { name: 'Saltar a la tabla' });
  await expect(skip).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table')).toBeFocused();
  await page.keyboard.press('j');
  await expect(row.getByRole('button')).toBeFocused();
  expect(await row.evaluate((element) => getComputedStyle(element).boxShadow)).toMatch(/3px 0px/);
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button').first()).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Buscar' })).toBeFocused();
});

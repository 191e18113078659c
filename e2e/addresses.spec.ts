import { at, expect, expectAnswers, expectRoute, field, FULL, holdScripts, test } from './test.ts';

test('a path leads to its hash route', FULL, async ({ page, request }) => {
  const answer = await request.get('/services', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/#/services');
  await page.goto('/services');
  await expectRoute(page, '/services');
});

test('an unknown address of the API answers JSON', FULL, async ({ request }) => {
  const answer = await request.get('/api/nada');
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toEqual({ message: 'No existe esa dirección.' });
});

test('an unknown route shows the home screen and keeps its address', FULL, async ({ page }) => {
  await page.goto(at('/home'));
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto(at('/no-existe/nada'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveURL((url) => url.hash === '#/no-existe/nada');
});

for (const [anchor, details] of [
  ['portfolio', {}],
  ['services', FULL],
  ['contact', FULL],
  ['newsletter', FULL],
] as const) {
  test(`the old link #${anchor} shows the landing`, details, async ({ page }) => {
    await page.goto(`/#${anchor}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^De la idea al producto/);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  });
}

test('a route change sets the title and moves focus to the heading', async ({ page }) => {
  await page.goto(at('/'));
  await page.getByRole('banner').getByRole('link', { name: 'Servicios' }).click();
  await expectRoute(page, '/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/ · Tramayo$/);
});

test(
  'the previous page disappears while the code of the next one loads',
  FULL,
  async ({ page }) => {
    await page.goto(at('/'));
    await expectAnswers(page);
    const release = await holdScripts(page);
    await page.getByRole('link', { name: 'Acceso Clientes' }).click();
    await expect(field(page, 'email')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(field(page, 'password')).toBeVisible();
  },
);

import { at, expect, expectRoute, FULL, tabTo, test } from './test.ts';

for (const [route, section] of [
  ['/terms', 'Tus derechos como consumidor'],
  ['/privacy', 'Tus derechos ARCO y cómo ejercerlos'],
] as const) {
  test(
    `the table of contents of ${route} leads to a section by keyboard, and back`,
    FULL,
    async ({ page }) => {
      await page.goto(at(route));
      await expectRoute(page, route);
      const link = page.getByRole('navigation', { name: 'Contenido' }).getByText(section);
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', { name: section });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      // Below the sticky header.
      expect((await heading.boundingBox())?.y).toBeGreaterThan(64);
      await page.goBack();
      await expect(page).toHaveURL((url) => url.hash === `#${route}`);
    },
  );
}

test('the privacy page names the services that this server uses, and what the browser stores', async ({
  page,
}) => {
  await page.goto(at('/privacy'));
  await expectRoute(page, '/privacy');
  // Embedded mode without keys uses no external service.
  await expect(page.getByText('Ningún otro servicio recibe tus datos')).toBeVisible();
  await expect(page.getByRole('link', { name: /^privacidad@/ }).first()).toHaveAttribute(
    'href',
    /^mailto:privacidad@/,
  );
  await page.getByRole('button', { name: 'Usar tema oscuro' }).click();
  await page.goto(at('/login'));
  await page.locator('[name=email]').fill('ana@demo.pe');
  await page.goto(at('/privacy'));
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept.length).toBeGreaterThan(1);
  const named = await page.locator('#navegador dt').allTextContents();
  const starts = named.map((name) => name.replace('*', ''));
  for (const key of kept) {
    expect(
      starts.some((start) => key.startsWith(start)),
      key,
    ).toBe(true);
  }
  expect(await page.context().cookies()).toEqual([]);
});

test('prints only the text', FULL, async ({ page }) => {
  await page.goto(at('/terms'));
  await expectRoute(page, '/terms');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Contenido' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

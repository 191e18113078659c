import { expect, expectAnswers, expectRoute, field, FULL, test } from './test.ts';

test('the first action leads to the contact form with its subject filled in', async ({ page }) => {
  await page.goto('/');
  await expectAnswers(page);
  await page.getByRole('link', { name: 'Agenda tu sesión gratis' }).click();
  const subject = page.locator('#contact [name=subject]');
  await expect(subject).toHaveValue('Me interesa: Sesión de estrategia gratis');
  await expect(page.locator('#contact h2')).toBeFocused();
  const form = page.locator('#contact');
  await form.getByText('Por WhatsApp', { exact: true }).click();
  await form.locator('[name=name]').fill('Ana Ñahui');
  await form.locator('[name=email]').fill('ana@example.pe');
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(form.getByText('Escribe el número al que te contactamos.')).toBeVisible();
  await form.locator('[name=phone]').fill('987 654 321');
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(form.getByRole('heading', { name: '¡Gracias!' })).toBeVisible();
});

test(
  'an idea written by a visitor is still there after a look at the registration',
  FULL,
  async ({ page }) => {
    await page.goto('/');
    await expectAnswers(page);
    await field(page, 'prompt').fill('Vendo café por suscripción');
    await page.getByRole('link', { name: 'Seguir con mi idea' }).click();
    await expectRoute(page, '/register');
    await page.goBack();
    await expect(field(page, 'prompt')).toHaveValue('Vendo café por suscripción');
  },
);

for (const [width, details] of [
  [900, FULL],
  [1100, {}],
  [1440, FULL],
  [2560, FULL],
] as const) {
  test(
    `the cloth shows the threads of all four phases at ${width} px`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const cloth = page.locator('main section').first().locator('div:has(> svg)').last();
      const seen = await cloth.evaluate((frame) => {
        const { top, bottom, right } = frame.getBoundingClientRect();
        return [...frame.querySelectorAll('path')].slice(-4).map((thread) => {
          const box = thread.getBoundingClientRect();
          return box.top > top && box.bottom < bottom && right - box.left > 40;
        });
      });
      expect(seen).toEqual([true, true, true, true]);
    },
  );
}

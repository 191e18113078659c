import type { Page } from '@playwright/test';
import { inspectScreen } from './inspectScreen.ts';
import {
  at,
  expect,
  expectAnswers,
  expectRoute,
  field,
  FULL,
  signIn,
  signInByForm,
  tabTo,
  test,
  THEMES,
} from './test.ts';

const PROMPT = 'Tengo una barbería en Trujillo y pierdo citas por WhatsApp';
const SIGN_IN = 'Por favor, inicia sesión para usar esta herramienta.';
const ONE = '**/api/ideas/generate-single';

const PLACES = [
  ['/', 360, 'Por favor, describe tu necesidad primero.', {}],
  ['/', 1440, 'Por favor, describe tu necesidad primero.', FULL],
  ['/ai-tools', 360, 'Por favor, introduce una descripción de tu negocio.', FULL],
  ['/ai-tools', 1440, 'Por favor, introduce una descripción de tu negocio.', FULL],
] as const;

const generate = (page: Page) => page.getByRole('button', { name: 'Generar Idea' });
const want = (page: Page) => page.getByRole('button', { name: 'Quiero este proyecto' });

async function open(page: Page, route: string) {
  await page.goto(at(route));
  await expectRoute(page, route);
  await expectAnswers(page);
  await expect(generate(page)).toBeVisible();
}

for (const [route, width, blank, details] of PLACES) {
  test.describe(`${route} at ${width} px`, details, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      'when signed out, explains who may use it, and keeps the typed text',
      FULL,
      async ({ page }) => {
        await open(page, route);
        await expect(generate(page)).toBeDisabled();
        await expect(page.getByText(SIGN_IN)).toBeVisible();
        await field(page, 'prompt').fill(PROMPT);
        await field(page, 'prompt').press('Enter');
        await expect(page.getByRole('alert')).toHaveText(new RegExp(SIGN_IN));
        await signInByForm(page, 'client');
        await open(page, route);
        await expect(field(page, 'prompt')).toHaveValue(PROMPT);
        await expect(generate(page)).toBeEnabled();
      },
    );

    test('creates one idea for two clicks, and hands it to the contact form', async ({ page }) => {
      await signIn(page, 'client', route);
      await generate(page).click();
      await expect(page.getByRole('alert')).toHaveText(blank);
      let asked = 0;
      await page.route(ONE, (route) => {
        asked += 1;
        return route.continue();
      });
      await field(page, 'prompt').fill(PROMPT);
      await generate(page).dblclick();
      await expect(want(page)).toBeVisible();
      expect(asked).toBe(1);
      const name = await page.getByRole('status').getByRole('heading').innerText();
      await want(page).click();
      await expect(field(page, 'subject')).toHaveValue(new RegExp(name.slice(0, 20)));
      await expect(field(page, 'message')).not.toHaveValue('');
    });
  });
}

test('by keyboard alone: example, idea, alternatives', FULL, async ({ page }) => {
  await signIn(page, 'client', '/ai-tools');
  await tabTo(page, page.getByRole('button', { name: /tortas por encargo/ }));
  await page.keyboard.press('Enter');
  await expect(field(page, 'prompt')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(want(page)).toBeVisible();
  const more = page.getByRole('button', { name: 'Ver más alternativas' });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Más alternativas' })).toBeFocused();
  expect(await want(page).count()).toBeGreaterThan(2);
});

test.describe('when a call fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test(
    'the server’s message or the specified one shows, and the text stays',
    FULL,
    async ({ page, context }) => {
      await signIn(page, 'client', '/ai-tools');
      await field(page, 'prompt').fill(PROMPT);
      await page.route(ONE, (route) =>
        route.fulfill({ status: 429, json: { message: 'Llegaste al límite de ideas por ahora.' } }),
      );
      await generate(page).click();
      await expect(page.getByRole('alert')).toHaveText('Llegaste al límite de ideas por ahora.');
      await page.unrouteAll();
      await context.setOffline(true);
      await generate(page).click();
      await expect(page.getByRole('alert')).toHaveText('Ocurrió un error inesperado.');
      await context.setOffline(false);
      await expect(field(page, 'prompt')).toHaveValue(PROMPT);
      await generate(page).click();
      await expect(want(page)).toBeVisible();
    },
  );
});

for (const colorScheme of THEMES) {
  test.describe(`in the ${colorScheme} theme`, FULL, () => {
    test.use({ colorScheme });

    test('every state is accessible and fits a narrow screen', async ({ page }) => {
      await signIn(page, 'client', '/ai-tools');
      await generate(page).click();
      await inspectScreen(page);
      await field(page, 'prompt').fill(
        `Vendo por internet <b>ñandutíes</b> 🧵 ${'x'.repeat(1500)}`,
      );
      await generate(page).click();
      await page.getByRole('button', { name: 'Ver más alternativas' }).click();
      await expect(page.getByRole('heading', { name: 'Más alternativas' })).toBeVisible();
      await inspectScreen(page);
    });
  });
}

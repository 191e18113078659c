import type { Page } from '@playwright/test';
import { inspectScreen } from './inspectScreen.ts';
import { newestMail } from './mailbox.ts';
import { at, expect, expectRoute, field, FULL, tabTo, test, THEMES } from './test.ts';

const FAILED = 'No se pudo registrar la reclamación. Por favor, intente de nuevo.';
const COMPLAINTS = '**/api/data/complaints';

const send = (page: Page) => page.locator('main button[type=submit]');
const done = (page: Page) => page.getByRole('heading', { name: 'Reclamación Enviada' });

async function fillIn(page: Page, email: string): Promise<void> {
  await page.goto(at('/complaints-book'));
  await field(page, 'fullName').fill('Rosa Ñahui Quispe');
  await field(page, 'documentId').fill('12345678');
  await field(page, 'email').fill(email);
  await field(page, 'details').fill('Pagué y el cupón no se aplicó.\nPido la diferencia.');
}

function someone(): string {
  return `rosa-${crypto.randomUUID().slice(0, 8)}@demo.pe`;
}

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, FULL, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a filed complaint gets a code, dates and a copy, and can be looked up', async ({
      page,
      request,
    }) => {
      const email = someone();
      await fillIn(page, email);
      await send(page).dblclick();
      await expect(done(page)).toBeFocused();
      const text = (await page.getByRole('main').textContent()) ?? '';
      const code = /\d{6}-\d{4}/.exec(text)?.[0] ?? '';
      expect(code).not.toBe('');
      const mail = await newestMail(request, email);
      expect(mail.subject).toContain(code);

      await page.getByRole('button', { name: 'Presentar otra' }).click();
      await page.getByRole('link', { name: 'Consultar una reclamación ya presentada' }).click();
      await expectRoute(page, '/complaints-book/status');
      await field(page, 'code').fill(code);
      await field(page, 'documentId').fill('1234 5678');
      await send(page).click();
      await expect(page.getByRole('heading', { name: `Reclamo ${code}` })).toBeFocused();
      await expect(page.getByText('Todavía no hay respuesta')).toBeVisible();
    });
  });
}

test.describe('refused', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('a wrong document gets the same answer as an unknown code', FULL, async ({ page }) => {
    await page.goto(at('/complaints-book/status'));
    const told: string[] = [];
    for (const [code, documentId] of [
      ['000001-2026', '87654321'],
      ['999999-2026', '12345678'],
    ] as const) {
      await field(page, 'code').fill(code);
      await field(page, 'documentId').fill(documentId);
      const answered = page.waitForResponse('**/look-up');
      await send(page).click();
      await answered;
      told.push((await page.getByRole('alert').textContent()) ?? '');
    }
    expect(told[0]).toBe(told[1]);
    expect(told[0]).not.toBe('');
  });

  test(
    'after a server or network error the text stays, even across a reload',
    FULL,
    async ({ page }) => {
      await fillIn(page, someone());
      await page.route(COMPLAINTS, (route) => route.fulfill({ status: 500, json: {} }));
      await send(page).click();
      await expect(page.getByRole('alert')).toContainText(FAILED);
      await page.unroute(COMPLAINTS);
      await page.route(COMPLAINTS, (route) => route.abort());
      await send(page).click();
      await expect(page.getByRole('alert')).toContainText(FAILED);
      await page.unroute(COMPLAINTS);
      await page.reload();
      await expect(field(page, 'details')).toHaveValue(/cupón no se aplicó/);
      await send(page).click();
      await expect(done(page)).toBeVisible();
    },
  );

  test('a bot that fills in the hidden field is refused', FULL, async ({ page }) => {
    await fillIn(page, someone());
    await page.locator('[name=extraReference]').evaluate((input: HTMLInputElement) => {
      input.value = 'x';
    });
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText(FAILED);
  });
});

test('the review is a step of the form, by keyboard', FULL, async ({ page }) => {
  await fillIn(page, someone());
  await tabTo(page, page.getByRole('radio', { name: 'Reclamo' }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: 'Revisar antes de enviar' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Revisa tu hoja' })).toBeFocused();
  await expect(page.locator('dd', { hasText: 'Queja' })).toBeVisible();
  await tabTo(page, send(page));
  await page.keyboard.press('Enter');
  await expect(done(page)).toBeFocused();
});

for (const colorScheme of THEMES) {
  const title = `every state is accessible and fits a narrow screen, ${colorScheme}`;
  test(title, FULL, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(at('/complaints-book'));
    await send(page).click();
    await page.getByRole('button', { name: 'Más datos de la hoja' }).click();
    await inspectScreen(page);
    await fillIn(page, someone());
    await page.getByRole('button', { name: 'Revisar antes de enviar' }).click();
    await inspectScreen(page);
    await send(page).click();
    await expect(done(page)).toBeVisible();
    await inspectScreen(page);
    await page.goto(at('/complaints-book/status'));
    await send(page).click();
    await inspectScreen(page);
  });
}

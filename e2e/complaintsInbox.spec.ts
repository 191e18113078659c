import type { APIRequestContext, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { inspectScreen } from './inspectScreen.ts';
import { newestMail } from './mailbox.ts';
import type { Mail } from './mailbox.ts';
import { at, expect, expectRoute, field, FULL, signIn, test, THEMES } from './test.ts';

const INBOX = '/admin/dashboard?tab=reclamaciones';
const ANSWER = 'Aplicamos el cupón y te devolvimos S/ 123.40.\nDisculpa, Señora Ñahui.';

const send = (page: Page) => page.locator('main button[type=submit]');
const table = (page: Page) => page.getByRole('tabpanel').getByRole('table');
const opener = (page: Page) => table(page).locator('button[aria-expanded]').first();

/** Files a complaint on the page; returns its code. */
async function file(page: Page, email: string): Promise<string> {
  await page.goto(at('/complaints-book'));
  await field(page, 'fullName').fill('Rosa Ñahui Quispe');
  await field(page, 'documentId').fill('45678912');
  await field(page, 'email').fill(email);
  await field(page, 'details').fill('Pagué y el cupón no se aplicó.');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Reclamación Enviada' })).toBeVisible();
  const text = (await page.getByRole('main').textContent()) ?? '';
  return /\d{6}-\d{4}/.exec(text)?.[0] ?? '';
}

/** Text and number of pages of the mail's attachment. */
async function sheetIn(request: APIRequestContext, mail: Mail) {
  const file = await request.get(`/dev/mailbox/${mail.id}/files/${mail.files[0]}`);
  const pdf = await getDocumentProxy(new Uint8Array(await file.body()));
  return extractText(pdf, { mergePages: true });
}

async function lookUp(page: Page, code: string): Promise<void> {
  await page.goto(at('/complaints-book/status'));
  await field(page, 'code').fill(code);
  await field(page, 'documentId').fill('45678912');
  await send(page).click();
  await expect(page.getByRole('heading', { name: `Reclamo ${code}` })).toBeVisible();
}

test('a complaint from filing to answer: copy, look-up, panel, second mail, look-up', async ({
  page,
  request,
}) => {
  const email = `rosa-${crypto.randomUUID().slice(0, 8)}@demo.pe`;
  const code = await file(page, email);
  const copy = await newestMail(request, email);
  const { text, totalPages } = await sheetIn(request, copy);
  expect(totalPages).toBe(1);
  for (const part of [code, 'Rosa Ñahui Quispe', 'Pagué y el cupón no se aplicó.']) {
    expect(text.replace(/\s+/g, ' ')).toContain(part);
  }
  await lookUp(page, code);
  await expect(page.getByText('Todavía no hay respuesta')).toBeVisible();

  await signIn(page, 'admin');
  await page.getByRole('tab', { name: 'Reclamaciones' }).click();
  await expectRoute(page, INBOX);
  await page.getByLabel('Buscar').fill(code);
  await expect(table(page)).toHaveAttribute('aria-rowcount', '2');
  await page.getByRole('button', { name: `Ver: ${code}` }).click();
  await send(page).click();
  await expect(page.getByRole('alert')).toHaveText('Escribe la respuesta.');
  await expect(field(page, 'text')).toBeFocused();
  await field(page, 'text').fill(ANSWER);
  await field(page, 'settlement').fill('La devolución, sin otro costo.');
  await send(page).click();
  await expect(page.getByRole('alert')).toHaveText('Indica la fecha del acuerdo.');
  await expect(field(page, 'settledOn')).toBeFocused();
  await field(page, 'settledOn').fill((await field(page, 'settledOn').getAttribute('max')) ?? '');
  // Leaving the field has written the open row into the address.
  await page.reload();
  await expect(field(page, 'text')).toHaveValue(ANSWER);
  await send(page).dblclick();
  const done = 'Respuesta registrada y enviada por correo.';
  await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ampliar la respuesta' })).toBeFocused();
  await expect(table(page).getByRole('article')).toHaveCount(1);

  const mail = await newestMail(request, email, 2);
  expect(mail.subject).toBe(`Respuesta a tu reclamo ${code}`);
  expect(mail.text).toContain('te devolvimos S/ 123.40');
  expect(mail.text).toContain('Acordamos: La devolución, sin otro costo.');
  await lookUp(page, code);
  await expect(page.getByText('Disculpa, Señora Ñahui.')).toBeVisible();
  await expect(page.getByText('La devolución, sin otro costo.')).toBeVisible();
});

for (const colorScheme of THEMES) {
  const title = `the book, an open sheet as well, is accessible and fits, ${colorScheme}`;
  test(title, FULL, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await signIn(page, 'admin', INBOX);
    await expect(table(page)).toBeVisible();
    await inspectScreen(page);
    await opener(page).click();
    await send(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await inspectScreen(page);
  });
}

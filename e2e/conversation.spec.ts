import type { Page } from '@playwright/test';
import { inspectScreen } from './inspectScreen.ts';
import { openAs } from './supportPage.ts';
import { at, expect, field, FULL, signIn, tabTo, test } from './test.ts';
import { raiseTicket } from './tickets.ts';

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1440, height: 900 };

async function raise(page: Page, subject: string): Promise<void> {
  await page.getByRole('button', { name: 'Crear Nuevo Ticket' }).click();
  await field(page, 'subject').fill(subject);
  await field(page, 'description').fill('Desde ayer no sale.');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('status').filter({ hasText: 'Recibimos tu ticket' })).toBeVisible();
}

const open = (page: Page, subject: string) => page.getByRole('link', { name: subject }).click();

const step = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Conversación' }).getByRole('listitem').filter({ hasText: text });

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const [size, details] of [
  [DESKTOP, {}],
  [PHONE, FULL],
] as const) {
  test(
    `client and staff exchange messages about a ticket at ${size.width} px`,
    details,
    async ({ page, browser, baseURL }) => {
      const subject = `La boleta a ${size.width}`;
      await page.setViewportSize(size);
      await signIn(page, 'client', '/support');
      await raise(page, subject);
      await open(page, subject);
      await field(page, 'body').fill('Va una captura.');
      await field(page, 'file').setInputFiles([
        { name: 'captura.png', mimeType: 'image/png', buffer: PNG },
        { name: 'virus.exe', mimeType: 'application/octet-stream', buffer: PNG },
      ]);
      await expect(page.getByRole('alert')).toContainText('«virus.exe» no se adjuntó');
      await page.getByRole('button', { name: 'Responder' }).click();
      await expect(step(page, 'Va una captura.')).toContainText('captura.png');

      const desk = await openAs(browser, baseURL, 'ticketManager', size);
      await open(desk, subject);
      const download = desk.waitForEvent('download');
      await step(desk, 'Va una captura.').getByRole('button').click();
      expect((await download).suggestedFilename()).toBe('captura.png');
      await desk.getByRole('button', { name: 'Tomar ticket' }).click();
      await expect(step(desk, 'tomaste el ticket')).toBeVisible();
      await field(desk, 'internal').check();
      await field(desk, 'body').fill('Que no lo lea el cliente.');
      await desk.getByRole('button', { name: 'Responder' }).click();
      await expect(step(desk, 'Que no lo lea')).toContainText('Nota interna');
      await field(desk, 'body').fill('Ya lo vemos.');
      await desk.getByRole('button', { name: 'Responder' }).click();
      await expect(step(desk, 'Ya lo vemos.')).toBeVisible();

      // Shown live, without any action by the client.
      await expect(step(page, 'Ya lo vemos.')).toContainText('Equipo Tramayo', { timeout: 10_000 });
      await expect(page.getByText('Que no lo lea el cliente.')).toHaveCount(0);
      await page.getByRole('button', { name: 'Cerrar ticket' }).click();
      await expect(page.getByText(/Si respondes, se vuelve a abrir/)).toBeVisible();
      await field(page, 'body').fill('Sigue fallando.');
      await page.getByRole('button', { name: 'Responder' }).click();
      await expect(step(page, 'reabriste el ticket')).toBeVisible();
      await expect(step(desk, 'Sigue fallando.')).toBeVisible({ timeout: 10_000 });
      await inspectScreen(page);
      await inspectScreen(desk);
      await desk.context().close();
    },
  );
}

test(
  'staff can open, answer and close a ticket by keyboard alone',
  FULL,
  async ({ page, browser, baseURL }) => {
    const client = await openAs(browser, baseURL, 'otherClient', DESKTOP);
    await raise(client, 'Todo con teclas');
    await client.context().close();

    await signIn(page, 'ticketManager', '/support?buscar=teclas');
    await expect(page.getByRole('row')).toHaveCount(2);
    // The rows are there before the keys are.
    await expect(page.getByRole('link', { name: 'Saltar a la tabla' })).toBeAttached();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
    await inspectScreen(page);
    await page.setViewportSize(DESKTOP);
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: 'Todo con teclas' })).toBeFocused();
    await page.keyboard.press('r');
    await expect(field(page, 'body')).toBeFocused();
    await page.keyboard.type('Respuesta sin ratón.');
    await page.keyboard.press('Control+Enter');
    await expect(step(page, 'Respuesta sin ratón.')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, page.getByRole('button', { name: 'Responder' }));
    await page.keyboard.press('e');
    await expect(step(page, 'cerraste el ticket')).toBeVisible();
    await page.keyboard.press('n');
    await expect(field(page, 'internal')).toBeChecked();
    await expect(field(page, 'body')).toBeFocused();
  },
);

test(
  'the status of several tickets can be changed at once, and undone',
  FULL,
  async ({ page, browser, baseURL }) => {
    const client = await openAs(browser, baseURL, 'otherClient', DESKTOP);
    await raise(client, 'Varios a la vez uno');
    await raise(client, 'Varios a la vez dos');
    await client.context().close();

    await signIn(page, 'ticketManager', '/support?vista=sin-asignar&buscar=varios');
    await page
      .getByRole('checkbox', { name: /^Elegir: Varios a la vez/ })
      .first()
      .check();
    await page
      .getByRole('checkbox', { name: /^Elegir: Varios a la vez/ })
      .last()
      .check();
    await page.getByLabel('Cambiar estado a').selectOption('Cerrado');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByText('2 tickets pasaron a Cerrado.')).toBeVisible();
    await inspectScreen(page);
    await page.setViewportSize(DESKTOP);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    for (const which of ['uno', 'dos']) {
      await expect(page.getByLabel(`Estado: Varios a la vez ${which}`)).toHaveValue('Abierto');
    }
  },
);

test('keys lead from the desk through its tickets and back to its view', async ({
  page,
  request,
}) => {
  const [first, second] = [await raiseTicket(request), await raiseTicket(request)];
  await signIn(page, 'ticketManager');
  await page.goto(at('/support?vista=sin-asignar&buscar=En+vivo&orden=-fecha'));
  const title = (subject: string) => page.getByRole('heading', { level: 1, name: subject });
  await page.getByRole('link', { name: second.subject }).click();
  await expect(title(second.subject)).toBeVisible();
  await page.keyboard.press('j');
  await expect(title(first.subject)).toBeVisible();
  await page.keyboard.press('k');
  await expect(title(second.subject)).toBeVisible();
  const choice = page.getByLabel('A cargo');
  await expect(choice).toBeVisible();
  await page.keyboard.press('a');
  await expect(choice).toBeFocused();
  await choice.blur();
  await page.keyboard.press('u');
  await expect(page.getByRole('tab', { name: 'Sin asignar' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page).toHaveURL(/vista=sin-asignar.*buscar=En/);
});

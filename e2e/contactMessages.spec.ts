import type { Page } from '@playwright/test';
import { inspectScreen } from './inspectScreen.ts';
import { mailsTo, newestMail } from './mailbox.ts';
import { at, expect, expectAnswers, field, FULL, signIn, test, THEMES } from './test.ts';

const INBOX = '/admin/dashboard?tab=mensajes';

const section = (page: Page) => page.locator('#contact');
const table = (page: Page) => page.getByRole('tabpanel').getByRole('table');
const today = (page: Page) => page.getByRole('region', { name: 'Hoy' });
const openRow = (page: Page, subject: string) =>
  page.getByRole('button', { name: `Ver: ${subject}` }).click();

/** Sends the contact form as a visitor. */
async function write(page: Page, email: string, subject: string): Promise<void> {
  await page.goto(at('/#contact'));
  await expectAnswers(page);
  const message = 'Vendo tortas por encargo.\n<b>¿Cuánto cuesta una tienda?</b>';
  for (const [name, text] of Object.entries({ name: 'Rosa Ñahui', email, subject, message })) {
    await section(page).locator(`[name="${name}"]`).fill(text);
  }
  await section(page).locator('button[type=submit]').click();
  await expect(section(page).getByRole('status')).toHaveText('¡Mensaje enviado con éxito!');
}

for (const [width, details] of [
  [360, FULL],
  [1440, {}],
] as const) {
  test.describe(`at ${width} px`, details, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a message is in the panel, counted as new, and answered by mail once', async ({
      page,
      request,
    }) => {
      const id = crypto.randomUUID().slice(0, 8);
      const email = `rosa-${id}@ejemplo.pe`;
      const subject = `Tienda ${id}`;
      await write(page, email, subject);

      await signIn(page, 'admin');
      await today(page)
        .getByRole('link', { name: /^Mensajes nuevos: / })
        .click();
      await expect(page.getByRole('tab', { selected: true })).toContainText('Mensajes');
      await openRow(page, subject);
      await expect(page.getByText('<b>¿Cuánto cuesta una tienda?</b>')).toBeVisible();

      const reply = page.getByLabel('Tu respuesta');
      await reply.fill('Cuesta desde S/ 3,500.\n¿Conversamos?');
      await page.reload();
      await expect(reply).toHaveValue('Cuesta desde S/ 3,500.\n¿Conversamos?');
      await page.getByRole('button', { name: 'Responder' }).dblclick();
      await expect(page.getByText('Respuesta enviada por correo.')).toBeVisible();
      await expect(reply).toHaveValue('');
      const thread = page.getByRole('list', { name: 'Conversación' }).getByRole('listitem');
      await expect(thread).toHaveCount(1);
      await expect(thread).toContainText('Cuesta desde S/ 3,500.');
      await expect(field(page, 'status')).toHaveValue('en conversación');
      const mail = await newestMail(request, email);
      expect(mail.text).toContain('Cuesta desde S/ 3,500.');

      await page.getByRole('checkbox', { name: 'Nota interna' }).check();
      await page.getByRole('textbox', { name: 'Nota interna' }).fill('Llamar el lunes.');
      await page.getByRole('button', { name: 'Guardar nota' }).click();
      await expect(thread).toHaveCount(2);
      await field(page, 'status').selectOption('Ganado');
      await expect(page.getByText('Guardado')).toBeAttached();
      // It is no new one any more: its row is found by a search.
      await page.goto(at(`${INBOX}&buscar=${id}`));
      await page.reload();
      await openRow(page, subject);
      await expect(field(page, 'status')).toHaveValue('ganado');
      expect(await mailsTo(request, email)).toHaveLength(1);
    });
  });
}

for (const colorScheme of THEMES) {
  const title = `messages, an open one as well, are accessible and fit, ${colorScheme}`;
  test(title, FULL, async ({ page }) => {
    await write(page, 'ana@ejemplo.pe', 'Una página');
    await page.emulateMedia({ colorScheme });
    await signIn(page, 'admin', INBOX);
    await expect(table(page)).toBeVisible();
    await inspectScreen(page);
    await openRow(page, 'Una página');
    await page.getByRole('button', { name: 'Responder' }).click();
    await expect(page.getByText('Escribe la respuesta.')).toBeVisible();
    await inspectScreen(page);
  });
}

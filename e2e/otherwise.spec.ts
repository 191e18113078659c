import { inspectScreen } from './inspectScreen.ts';
import { newestMail } from './mailbox.ts';
import { sessionOf } from './sessions.ts';
import { openAs } from './supportPage.ts';
import { expect, field, FULL, signIn, test } from './test.ts';

for (const [width, details] of [
  [1440, {}],
  [360, FULL],
] as const) {
  test.describe(`what came otherwise, at ${width} px`, details, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a ticket manager opens a ticket for a client, who hears of it and sees it', async ({
      page,
      browser,
      baseURL,
      request,
    }) => {
      const subject = `Llamó ${crypto.randomUUID().slice(0, 8)}`;
      await signIn(page, 'ticketManager', '/support');
      await expect(page.getByRole('button', { name: 'Crear Nuevo Ticket' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Nuevo ticket' }).click();
      const dialog = page.getByRole('dialog', { name: 'Nuevo ticket para un cliente' });
      await dialog.getByLabel('Buscar cliente').fill('quispe');
      // Another journey may have made a namesake.
      const options = field(page, 'user_id').locator('option');
      await expect(options.filter({ hasText: 'Martín' })).toHaveCount(0);
      const { user } = await sessionOf(request, 'client');
      await field(page, 'user_id').selectOption({ value: user.id });
      await field(page, 'project_id').selectOption({ index: 1 });
      await field(page, 'subject').fill(subject);
      await field(page, 'description').fill('Pide que revisemos el dominio.');
      await field(page, 'file').setInputFiles([
        { name: 'dominio.txt', mimeType: 'text/plain', buffer: Buffer.from('agroquispe.pe') },
      ]);
      await dialog.getByRole('button', { name: 'Abrir ticket' }).click();
      await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
      await expect(page).toHaveURL(/#\/support\/[\da-f-]{36}$/);
      await expect(page.getByText('en nombre de Rosa Quispe')).toBeVisible();

      const portal = await openAs(browser, baseURL, 'client', { width, height: 800 });
      await portal.getByRole('button', { name: /^Avisos/ }).click();
      await portal.getByText(new RegExp(`abrió un ticket en tu nombre: ${subject}`)).click();
      await expect(portal.getByRole('heading', { level: 1, name: subject })).toBeVisible();
      await expect(portal.getByText('Pide que revisemos el dominio.')).toBeVisible();
      const download = portal.waitForEvent('download');
      await portal.getByRole('button', { name: /^Descargar dominio\.txt/ }).click();
      expect((await download).suggestedFilename()).toBe('dominio.txt');
      await inspectScreen(portal);
    });

    test('an admin writes a call down, and answers another by mail with a file', async ({
      page,
      request,
    }) => {
      const id = crypto.randomUUID().slice(0, 8);
      const email = `beto-${id}@ejemplo.pe`;
      await signIn(page, 'admin', '/admin/dashboard?tab=mensajes');
      const log = async (name: string, channel: string, address: string) => {
        await page.getByRole('button', { name: 'Nuevo mensaje' }).click();
        await field(page, 'name').fill(name);
        await field(page, 'channel').selectOption(channel);
        await field(page, 'phone').fill('987 654 321');
        await field(page, 'email').fill(address);
        await field(page, 'subject').fill(`Tienda ${id} ${channel}`);
        await field(page, 'message').fill('Pide precio.');
        await page.getByRole('button', { name: 'Guardar mensaje' }).click();
        await expect(page.getByText(`Guardaste el mensaje de ${name}.`)).toBeVisible();
      };
      await log('Beto Rojas', 'Teléfono', '');
      await page.getByRole('button', { name: `Ver: Tienda ${id} Teléfono` }).click();
      await expect(page.getByText('No dejó correo')).toBeVisible();
      await expect(
        page.getByRole('link', { name: /^Escribir al 987 654 321 por WhatsApp/ }),
      ).toHaveAttribute('href', /^https:\/\/wa\.me\/51987654321\?text=Hola%20Beto/);
      await page.getByRole('button', { name: `Ver: Tienda ${id} Teléfono` }).click();

      await log('Beto Rojas', 'En persona', email);
      await page.getByRole('button', { name: `Ver: Tienda ${id} En persona` }).click();
      await page.getByLabel('Tu respuesta').fill('Va el precio.');
      await field(page, 'file').setInputFiles([
        { name: 'Cotización.txt', mimeType: 'text/plain', buffer: Buffer.from('S/ 900') },
      ]);
      await page.getByRole('button', { name: 'Responder' }).click();
      await expect(page.getByText('Respuesta enviada por correo.')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Descargar Cotización\.txt/ })).toBeVisible();
      const mail = await newestMail(request, email);
      expect(mail.files).toEqual(['Cotización.txt']);
      const file = `/dev/mailbox/${mail.id}/files/${encodeURIComponent('Cotización.txt')}`;
      expect(await (await request.get(file)).text()).toBe('S/ 900');
    });
  });
}

test('the dialogs are accessible and fit a narrow window', FULL, async ({ page }) => {
  await signIn(page, 'admin', '/support');
  await page.getByRole('button', { name: 'Nuevo ticket' }).click();
  await expect(field(page, 'user_id').locator('option')).not.toHaveCount(1);
  await inspectScreen(page, 'dialog');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/#/admin/dashboard?tab=mensajes');
  await page.getByRole('button', { name: 'Nuevo mensaje' }).click();
  await expect(field(page, 'channel')).toBeVisible();
  await inspectScreen(page, 'dialog');
});

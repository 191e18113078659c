import { readFile } from 'node:fs/promises';
import { openAs, toggle } from './supportPage.ts';
import { expect, field, signIn, test } from './test.ts';

const NOTES = 'Uno, dos, ñandú';
/** Named as a picture, but a page: the browser takes it, the server does not. */
const NO_PICTURE = '<!doctype html><script>alert(1)</script>';

test.use({ expectedConsole: [/status of 422/] });

test('a client’s new ticket has its files, which a ticket manager opens; a refused one costs no text', async ({
  page,
  browser,
  baseURL,
}) => {
  const subject = `Captura ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, 'client', '/support');
  await toggle(page).click();
  await field(page, 'subject').fill(subject);
  await field(page, 'description').fill('Mira las notas.');
  await field(page, 'file').setInputFiles([
    { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from(NOTES) },
    { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(NO_PICTURE) },
  ]);
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toContainText('«foto.png» no es lo que dice su nombre');
  await expect(field(page, 'subject')).toHaveValue(subject);
  await expect(field(page, 'description')).toHaveValue('Mira las notas.');
  await page.getByRole('button', { name: 'Quitar foto.png' }).click();
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('status').filter({ hasText: 'Recibimos tu ticket' })).toBeVisible();
  // The refused try made none.
  await expect(page.getByRole('link', { name: subject })).toHaveCount(1);

  const desk = await openAs(browser, baseURL, 'ticketManager', { width: 1440, height: 900 });
  await desk.getByRole('link', { name: subject }).click();
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: /^Descargar notas\.txt/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('notas.txt');
  expect(await readFile(await file.path(), 'utf8')).toBe(NOTES);
});

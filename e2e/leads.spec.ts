import { sessionOf } from './sessions.ts';
import { at, expect, expectAnswers, signIn, test } from './test.ts';

test('a client’s message becomes a project with phases, and is won', async ({
  page,
  browser,
  request,
}) => {
  const id = crypto.randomUUID().slice(0, 8);
  const subject = `Catálogo ${id}`;
  await signIn(page, 'client', '/dashboard');
  await page.goto(at('/#contact'));
  await expectAnswers(page);
  const section = page.locator('#contact');
  for (const [name, text] of Object.entries({
    name: 'Rosa Quispe',
    email: 'cliente@demo.pe',
    subject,
    message: 'Quiero otro catálogo.',
  })) {
    await section.locator(`[name="${name}"]`).fill(text);
  }
  await section.locator('button[type=submit]').click();
  await expect(section.getByRole('status')).toHaveText('¡Mensaje enviado con éxito!');

  const admin = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await signIn(admin, 'admin', '/admin/dashboard');
  await admin.goto(at('/admin/dashboard?tab=mensajes'));
  await admin.getByRole('button', { name: `Ver: ${subject}` }).click();
  await admin.getByRole('link', { name: 'Convertir en proyecto' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Nuevo Proyecto' });
  await expect(dialog.locator('[name="name"]')).toHaveValue(subject);
  const client = (await sessionOf(request, 'client')).user.id;
  await expect(dialog.locator('[name="user_id"]')).toHaveValue(client);
  await dialog.locator('[name="service_id"]').selectOption('1');
  await expect(dialog.getByRole('list', { name: 'Fases propuestas' })).toContainText('Análisis');
  await dialog.getByRole('button', { name: 'Crear proyecto' }).click();
  await expect(admin.getByText(`Proyecto «${subject}» creado.`, { exact: false })).toBeVisible();
  await admin.goto(at('/admin/dashboard?tab=mensajes'));
  await expect(admin.getByRole('row').filter({ hasText: subject })).toContainText('Ganado');
  await admin.close();

  await page.goto(at('/dashboard'));
  await expect(page.getByText(subject).first()).toBeVisible();
});

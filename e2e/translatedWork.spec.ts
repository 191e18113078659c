import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { newcomer, send } from './accounts.ts';
import { sessionOf } from './sessions.ts';
import { expect, field, FULL, signIn, test } from './test.ts';
import { post, raiseTicket } from './tickets.ts';
import { fillIn, press, status, translatePages, unique, writeToAgency } from './translate.ts';

/** Creates a project with one phase in progress. */
async function createProject(request: APIRequestContext): Promise<{ id: string; name: string }> {
  const name = unique('Entregas');
  const { id } = await post(request, 'admin', '/api/admin/projects', {
    name,
    user_id: (await sessionOf(request, 'client')).user.id,
    service_id: 1,
    phases: [
      { name: 'Análisis', startDate: '2026-11-02T12:00:00Z', endDate: '2099-12-31T12:00:00Z' },
    ],
  });
  const userId = (await sessionOf(request, 'projectManager')).user.id;
  await post(request, 'admin', `/api/admin/projects/${id}/assign`, { userId });
  return { id, name };
}

/** Files a complaint as a visitor; returns its code. */
async function fileComplaint(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/data/complaints', {
    data: {
      fullName: 'Rosa Ñahui',
      documentId: '12345678',
      email: newcomer().email,
      phone: '',
      type: 'reclamo',
      details: 'El cupón no se aplicó.',
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { code: string }).code;
}

async function translatedPageOf(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await translatePages(page);
  return page;
}

test(
  'an admin uses each tab, dialog and form of the translated panel',
  FULL,
  async ({ page, request }) => {
    await translatePages(page);
    const subject = unique('Tienda');
    await writeToAgency(page, subject);
    await signIn(page, 'admin');
    const dialog = page.getByRole('dialog');

    await press(page, 'Nuevo Proyecto');
    await send(dialog);
    const name = unique('Proyecto');
    await field(page, 'name').fill(name);
    await field(page, 'user_id').selectOption({ index: 1 });
    await field(page, 'service_id').selectOption({ index: 2 });
    await send(dialog);
    await expect(dialog).toHaveCount(0);
    const row = page.getByRole('row').filter({ hasText: name });
    await row.locator('[name=status]').selectOption('Revisión');
    await expect(row).toContainText('Guardado');
    const schedule = page.getByRole('button', { name: `Cronograma de ${name}` });
    await schedule.click();
    await page.locator('[name=startDate]').first().fill('2026-09-19');
    await page.locator('[name=endDate]').first().fill('2026-09-05');
    await press(page, 'Guardar Cronograma');
    await expect(page.getByRole('alert')).toHaveText('El fin es anterior al inicio.');
    await page.locator('[name=endDate]').first().fill('2026-09-30');
    await press(page, 'Guardar Cronograma');
    await expect(page.locator('[name=startDate]')).toHaveCount(0);

    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    }
    await page.getByLabel('Buscar').fill(subject);
    await page.getByRole('button', { name: `Ver: ${subject}` }).click();
    await press(page, 'Enviar respuesta');
    await expect(field(page, 'body')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Respuesta').fill('Cuesta desde S/ 3,500.');
    await press(page, 'Enviar respuesta');
    await expect(page.getByText('Respuesta enviada por correo.')).toBeVisible();

    const code = await fileComplaint(request);
    await signIn(page, 'admin', `/admin/dashboard?tab=reclamaciones&buscar=${code}`);
    await press(page, `Ver: ${code}`);
    await send(page.getByRole('main'));
    await expect(page.getByRole('alert')).toHaveText('Escribe la respuesta.');
    await field(page, 'text').fill('Aplicamos el cupón.');
    await send(page.getByRole('main'));
    await expect(status(page, 'Respuesta registrada')).toBeVisible();

    await page.getByRole('tab', { name: 'Personal' }).click();
    const staff = newcomer();
    const form = page.locator('form').filter({ has: page.locator('[name=password]') });
    await send(form);
    const { full_name, email, password } = staff;
    await fillIn(form, { full_name, email, password });
    await form.locator('[name=role_id]').selectOption({ index: 1 });
    await send(form);
    await expect(page.getByText(`Usuario ${full_name} creado exitosamente.`)).toBeVisible();
    await press(page, 'Invitar por correo');
    const invited = newcomer();
    await send(dialog);
    await fillIn(dialog, { full_name: invited.full_name, email: invited.email });
    await dialog.locator('[name=role_id]').selectOption({ index: 1 });
    await send(dialog);
    await expect(page.getByText(`Enviamos la invitación a ${invited.email}.`)).toBeVisible();
  },
);

test('a ticket manager answers a ticket on a translated page', FULL, async ({ page, request }) => {
  const ticket = await raiseTicket(request);
  await translatePages(page);
  await signIn(page, 'ticketManager', `/support/${ticket.id}`);
  const thread = page.getByRole('list', { name: 'Conversación' });
  await press(page, 'Tomar ticket');
  await expect(thread).toContainText('tomaste el ticket');
  await field(page, 'internal').check();
  await field(page, 'body').fill('Que no lo lea el cliente.');
  await press(page, 'Responder');
  await expect(thread).toContainText('Nota interna');
  await field(page, 'body').fill('Ya lo vemos.');
  await press(page, 'Responder');
  await expect(thread).toContainText('Ya lo vemos.');
  await page.getByRole('button', { name: /^Avisos(,|$)/ }).click();
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeVisible();
});

test(
  'a phase is delivered, changed and approved on translated pages',
  FULL,
  async ({ page: client, browser, baseURL, request }) => {
    const { id } = await createProject(request);
    await translatePages(client);
    await signIn(client, 'client', `/projects/${id}`);
    const manager = await translatedPageOf(browser, baseURL);
    await signIn(manager, 'projectManager', `/projects/${id}`);
    const phase = (page: Page) => page.getByRole('listitem', { name: 'Análisis' }).first();

    await press(phase(manager), 'Entregar fase');
    await phase(manager).locator('[name=body]').fill('Primera versión.');
    await press(phase(manager), 'Entregar');
    await press(phase(client), 'Pedir cambios');
    await field(client, 'body').fill('Falta el catálogo.');
    await press(phase(client), 'Enviar');
    await expect(phase(client)).toContainText('Con cambios pedidos');
    await press(phase(manager), 'Volver a entregar');
    await phase(manager).locator('[name=body]').fill('Con el catálogo.');
    await press(phase(manager), 'Entregar');
    await press(phase(client), 'Aprobar entrega');
    await press(phase(client), 'Sí, aprobar');
    await expect(phase(client)).toContainText('Aprobada');
    await expect(phase(manager)).toContainText('aprobó la entrega');

    const news = manager.getByRole('region', { name: 'Novedades' });
    await news.getByRole('textbox').fill('Ya está el logo.');
    await send(news);
    await expect(news.getByRole('listitem')).toContainText('Ya está el logo.');
    await expect(client.getByRole('region', { name: 'Novedades' })).toContainText(
      'Ya está el logo.',
    );
    await manager.context().close();
  },
);

import type { Browser, Locator, Page } from '@playwright/test';
import { inspectScreen } from './inspectScreen.ts';
import type { Person } from './people.ts';
import { expect, field, signIn, test } from './test.ts';

async function openAs(
  browser: Browser,
  baseURL: string | undefined,
  person: Person,
  path: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL! });
  const page = await context.newPage();
  await signIn(page, person, path);
  return page;
}

const step = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Conversación' }).getByRole('listitem').filter({ hasText: text });

const openProject = (section: Locator) =>
  section.getByRole('link', { name: 'Tienda online de Agro Quispe' }).click();

const reply = async (page: Page, text: string) => {
  await field(page, 'body').fill(text);
  await page.getByRole('button', { name: 'Responder' }).click();
  await expect(step(page, text)).toBeVisible();
};

test('help from a project chooses it; other staff answers the ticket that is assigned to them (TICKET-25, TICKET-27)', async ({
  page,
  browser,
  baseURL,
}) => {
  const subject = 'El titular repite una palabra';
  // The client writes from the project's page; what is chosen survives a reload.
  await signIn(page, 'client', '/dashboard');
  const projects = page.getByRole('region', { name: 'Proyectos Activos' });
  await openProject(projects);
  await page.getByRole('link', { name: 'Escribir al equipo' }).click();
  const chosen = field(page, 'project_id').locator('option:checked');
  await expect(chosen).toHaveText('Tienda online de Agro Quispe');
  await page.reload();
  await expect(chosen).toHaveText('Tienda online de Agro Quispe');
  await field(page, 'subject').fill(subject);
  await field(page, 'description').fill('En la portada.');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('status').filter({ hasText: 'Recibimos tu ticket' })).toBeVisible();
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();

  // The copywriter finds nothing of it, until a ticket manager puts them in charge.
  const writer = await openAs(browser, baseURL, 'copywriter', '/dashboard');
  const assigned = writer.getByRole('region', { name: 'Asignado a ti' });
  await expect(assigned).toBeVisible();
  await expect(assigned.getByRole('link', { name: subject })).toHaveCount(0);
  const desk = await openAs(browser, baseURL, 'ticketManager', '/support');
  await desk.getByRole('link', { name: subject }).click();
  await field(desk, 'internal').check();
  await reply(desk, 'Es solo texto.');
  const people = field(desk, 'userId');
  const name = await writer.evaluate(async () => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    return heading.replace(/^Hola, /, '');
  });
  await people.selectOption(name);
  await expect(step(desk, `lo asignaste a ${name}`)).toBeVisible();

  await assigned.getByRole('link', { name: subject }).click();
  await expect(step(writer, 'Es solo texto.')).toContainText('Nota interna');
  await expect(field(writer, 'userId')).toHaveCount(0);
  await expect(writer.getByRole('button', { name: 'Cerrar ticket' })).toHaveCount(0);
  await reply(writer, 'Corregido: mira la portada.');
  await inspectScreen(writer);

  // The client sees who is in charge and the answer, and no note.
  await expect(step(page, 'Corregido')).toContainText('Equipo Tramayo');
  await expect(page.getByRole('complementary', { name: 'Datos del ticket' })).toContainText(name);
  await expect(page.getByText('Es solo texto.')).toHaveCount(0);

  // In their list it is the client's turn; the project's manager finds it on the project's page.
  await writer.getByRole('link', { name: 'Centro de soporte' }).click();
  const row = writer.getByRole('listitem').filter({ hasText: subject });
  await expect(row).toContainText('Asignado a ti');
  await expect(row).toContainText('Le toca al cliente');
  await inspectScreen(writer);
  const manager = await openAs(browser, baseURL, 'projectManager', '/dashboard');
  const theirs = manager.getByRole('region', { name: 'Mis Proyectos Asignados' });
  await openProject(theirs);
  await manager.getByRole('link', { name: subject }).click();
  await expect(step(manager, 'Es solo texto.')).toBeVisible();
  await reply(manager, 'Yo también lo revisé.');

  // Taken from them while they write, it says so, and their text stays; then it is gone.
  await row.getByRole('link', { name: subject }).click();
  await field(writer, 'body').fill('Una cosa más.');
  await people.selectOption('');
  await expect(writer.getByText(/^Este ticket ya no está a tu cargo/)).toBeVisible();
  await expect(field(writer, 'body')).toHaveValue('Una cosa más.');
  await writer.reload();
  await expect(writer.getByText('Ese ticket no existe.')).toBeVisible();
  for (const other of [writer, desk, manager]) await other.context().close();
});

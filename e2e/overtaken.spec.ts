import type { Browser, Page } from '@playwright/test';
import { inspectScreen } from './inspectScreen.ts';
import { PEOPLE, type Person } from './people.ts';
import { raiseTicket } from './tickets.ts';
import { expect, field, signIn, test } from './test.ts';

/** Two people, or two tabs of one, who change the same at once (ADR-0027). */

// The held saves.
test.use({ expectedConsole: [/the server responded with a status of 409/] });

async function another(
  browser: Browser,
  baseURL: string | undefined,
  person: Person,
  route: string,
) {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await signIn(page, person, route);
  return page;
}

test('a client’s details: what only one changed stays, and of what both changed one chooses', async ({
  page,
  browser,
  baseURL,
}) => {
  const route = `/admin/dashboard?tab=clientes&buscar=${PEOPLE.otherClient.email}`;
  await signIn(page, 'admin', route);
  const second = await another(browser, baseURL, 'admin', route);
  for (const one of [page, second]) {
    await one.getByRole('button', { name: /^Datos de / }).click();
    await expect(field(one, 'notes')).toBeVisible();
  }
  const save = async (one: Page) => one.getByRole('button', { name: 'Guardar datos' }).click();

  await field(page, 'notes').fill('Paga a fin de mes.');
  await save(page);
  await expect(page.getByText('Datos guardados.')).toBeVisible();
  await field(second, 'phone').fill('987 654 321');
  await save(second);
  await expect(second.getByText('Datos guardados.')).toBeVisible();
  await second.reload();
  await expect(field(second, 'notes')).toHaveValue('Paga a fin de mes.');
  await expect(field(second, 'phone')).toHaveValue('987 654 321');

  await page.reload();
  await field(page, 'notes').fill('Llamar por la tarde.');
  await field(second, 'notes').fill('No llamar.');
  await save(second);
  await expect(second.getByText('Datos guardados.')).toBeVisible();
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Esto cambió mientras lo editabas');
  await expect(field(page, 'notes')).toHaveValue('Llamar por la tarde.');
  await expect(page.getByRole('blockquote')).toHaveText('No llamar.');
  await inspectScreen(page);
  // What was typed, and what it would replace, survive a reload.
  await page.reload();
  await expect(field(page, 'notes')).toHaveValue('Llamar por la tarde.');
  await expect(page.getByRole('blockquote')).toHaveText('No llamar.');
  await page.getByRole('button', { name: 'Conservar lo mío: Notas del equipo' }).press('Enter');
  await expect(field(page, 'notes')).toBeFocused();
  await save(page);
  await expect(page.getByText('Datos guardados.')).toBeVisible();
  await page.getByText('Historial').click();
  await expect(page.getByRole('list', { name: 'Historial' }).getByRole('listitem')).toHaveCount(4);
  await second.context().close();
});

test('a project’s new name is shown beside the one that is being typed', async ({
  page,
  browser,
  baseURL,
}) => {
  const route = '/admin/dashboard?buscar=Marca';
  await signIn(page, 'admin', route);
  const second = await another(browser, baseURL, 'admin', route);
  for (const one of [page, second]) {
    await one.getByRole('button', { name: /^Cronograma de Marca/ }).click();
    await one.getByRole('button', { name: 'Editar datos' }).click();
  }
  const dialog = page.getByRole('dialog');
  const name = field(page, 'name');
  const before = await name.inputValue();
  await name.fill(`${before}, uno`);
  await field(second, 'name').fill(`${before}, dos`);
  await second.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(second.getByRole('dialog')).toBeHidden();
  await expect(dialog.getByRole('blockquote')).toHaveText(`${before}, dos`);
  await expect(name).toHaveValue(`${before}, uno`);
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(dialog.getByText('Esto cambió mientras lo editabas')).toBeVisible();
  await dialog.getByRole('button', { name: /^Usar lo nuevo/ }).click();
  await expect(name).toHaveValue(`${before}, dos`);
  await name.fill(before);
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(dialog).toBeHidden();
  await second.context().close();
});

test('an undo leaves alone what somebody else has changed since, and names it', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const tickets = [await raiseTicket(request), await raiseTicket(request)];
  const [mine, theirs] = tickets.map(({ subject }) => subject) as [string, string];
  const route = '/support?buscar=vivo';
  await signIn(page, 'admin', route);
  const second = await another(browser, baseURL, 'ticketManager', route);
  for (const subject of [mine, theirs]) {
    await page.getByRole('checkbox', { name: `Elegir: ${subject}` }).check();
  }
  await page.getByLabel('Cambiar estado a').selectOption('Cerrado');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText('2 tickets pasaron a Cerrado.')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).focus();
  const status = (one: Page, subject: string) =>
    one.getByRole('row', { name: new RegExp(subject) }).getByRole('combobox', { name: /^Estado/ });
  await expect(status(second, theirs)).toHaveValue('Cerrado');
  await status(second, theirs).selectOption('En Progreso');
  await expect(status(page, theirs)).toHaveValue('En Progreso');
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('No se deshizo: alguien lo cambió después.');
  await expect(page.getByText(`«${theirs}» queda como está.`)).toBeVisible();
  for (const one of [page, second]) {
    await expect(status(one, mine)).toHaveValue('Abierto');
    await expect(status(one, theirs)).toHaveValue('En Progreso');
  }
  await second.context().close();
});

import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Project } from '../contract/projects.ts';
import { expectFits, inspectScreen } from './inspectScreen.ts';
import { everythingAbout } from './outside.ts';
import { at, expect, expectRoute, field, FULL, signIn, tabTo, test, THEMES } from './test.ts';

async function openPanel(page: Page): Promise<void> {
  await signIn(page, 'admin');
  await expect(page.getByRole('table')).toBeVisible();
}

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ hasText: name });

const opener = (page: Page) => page.getByRole('button', { name: 'Nuevo Proyecto' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Nuevo Proyecto' });
const toggle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Cronograma de ${name}` });

/** Creates a project through the dialog, so that each journey has its own. */
async function create(page: Page, name: string): Promise<void> {
  await opener(page).click();
  await field(page, 'name').fill(name);
  await field(page, 'user_id').selectOption({ index: 1 });
  await field(page, 'service_id').selectOption({ index: 2 });
  await dialog(page).locator('button[type=submit]').click();
  await expect(dialog(page)).toHaveCount(0);
}

/** The projects of that name in the database. */
async function kept(request: APIRequestContext, name: string): Promise<Project[]> {
  const { data } = await everythingAbout(request, 'admin');
  return data.projects.filter((project) => project.name === name);
}

test('a new project is listed first, stored in the database, and focus returns', async ({
  page,
  request,
}) => {
  await openPanel(page);
  const name = `<i>Ñandú</i> ${'x'.repeat(180)}`;
  await page.getByLabel('Buscar').fill('algo');
  await create(page, name);
  await expect(page.getByRole('row').nth(1)).toContainText(name);
  await expect(page.getByRole('status').filter({ hasText: 'creado' })).toBeVisible();
  await expect(opener(page)).toBeFocused();
  expect(await kept(request, name)).toMatchObject([
    { status: 'Planificación', progress: 0, serviceId: 2, assigned_to: null, phases: [] },
  ]);
  await page.getByLabel('Buscar').fill('nandu');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectFits(page);
});

test(
  'late parts of the panel do not move the button that is being pressed',
  FULL,
  async ({ page }) => {
    const late: (() => void)[] = [];
    await page.route(/\/api\/admin\/(templates|summary)/, async (route) => {
      await new Promise<void>((release) => late.push(release));
      await route.continue();
    });
    await openPanel(page);
    await opener(page).hover();
    await page.mouse.down();
    await expect.poll(() => late.length).toBe(2);
    for (const release of late) release();
    await expect(page.getByRole('button', { name: 'Plantillas' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Hoy' })).toBeVisible();
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
  },
);

test('status, manager and progress are saved from the row', FULL, async ({ page, request }) => {
  await openPanel(page);
  const name = 'Cambios en la fila';
  await create(page, name);
  const row = rowOf(page, name);
  await row.locator('[name=status]').selectOption('Revisión');
  await expect(row).toContainText('Guardado');
  await row.locator('[name=assigned_to]').selectOption({ index: 1 });
  await row.locator('[name=progress]').fill('250');
  await expect(row.locator('[name=progress]')).toHaveValue('100');
  await expect.poll(async () => (await kept(request, name))[0]?.progress).toBe(100);
  const [project] = await kept(request, name);
  expect(project?.status).toBe('Revisión');
  expect(project?.assigned_to?.full_name).toBeTruthy();

  await row.locator('[name=assigned_to]').selectOption('Sin asignar');
  await row.locator('[name=progress]').fill('');
  await expect
    .poll(async () => await kept(request, name))
    .toMatchObject([{ progress: 0, assigned_to: null }]);
});

test.describe('progress typed just before leaving the page is saved', () => {
  const ways: [string, typeof FULL | object, (page: Page) => Promise<unknown>][] = [
    ['by another tab', FULL, (page) => page.getByRole('tab', { name: /Personal/ }).click()],
    ['by another page', FULL, (page) => page.goto(at('/services'))],
    ['by a reload', FULL, (page) => page.reload()],
    ['by closing', {}, (page) => page.close()],
  ];
  for (const [way, details, leave] of ways) {
    test(way, details, async ({ page, request }) => {
      await openPanel(page);
      const name = `Con prisa ${way}`;
      await create(page, name);
      await rowOf(page, name).locator('[name=progress]').fill('37');
      await leave(page);
      await expect.poll(async () => (await kept(request, name))[0]?.progress).toBe(37);
    });
  }
});

test('a schedule can be entered, previewed, saved and changed', async ({ page, request }) => {
  await openPanel(page);
  const name = 'Con cronograma';
  await create(page, name);
  await toggle(page, name).click();
  const editor = page.locator('form').filter({ has: page.locator('[name=startDate]') });
  const start = editor.locator('[name=startDate]');
  const end = editor.locator('[name=endDate]');
  const save = editor.getByRole('button', { name: 'Guardar Cronograma' });
  await expect(start).toHaveCount(4);
  await start.nth(0).fill('2026-09-19');
  await end.nth(0).fill('2026-09-05');
  await save.click();
  await expect(page.getByRole('alert')).toHaveText('El fin es anterior al inicio.');
  await expect(end.nth(0)).toBeFocused();
  await end.nth(0).fill('2026-09-30');
  await expect(editor.getByRole('button', { name: 'Análisis: 19 set – 30 set' })).toBeVisible();
  await save.click();
  await expect(editor).toHaveCount(0);
  await expect(toggle(page, name)).toBeFocused();
  const [before] = await kept(request, name);
  expect(before?.phases).toMatchObject([
    {
      name: 'Análisis',
      startDate: '2026-09-19T12:00:00.000Z',
      endDate: '2026-09-30T12:00:00.000Z',
    },
  ]);

  await toggle(page, name).click();
  await start.nth(3).fill('2026-10-01');
  // The address contains the open row.
  await page.reload();
  await expect(start.nth(3)).toHaveValue('2026-10-01');
  await end.nth(3).fill('2026-10-02');
  await save.click();
  await expect(editor).toHaveCount(0);
  const [after] = await kept(request, name);
  expect(after?.phases.map((phase) => phase.name)).toEqual(['Análisis', 'Revisión']);
  expect(after?.phases[0]?.id).toBe(before?.phases[0]?.id);
});

test(
  'by keyboard: a dialog traps focus, Escape closes it, and a schedule is discarded',
  FULL,
  async ({ page }) => {
    await openPanel(page);
    await tabTo(page, opener(page));
    await page.keyboard.press('Enter');
    await expect(field(page, 'name')).toBeFocused();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () =>
          document.activeElement?.closest('dialog, body > *') !== document.querySelector('dialog'),
      );
      // Focus in the browser's own toolbar is reported as the body.
      expect(outside && (await page.evaluate(() => document.activeElement !== document.body))).toBe(
        false,
      );
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();

    const first = page.getByRole('button', { name: /^Cronograma de/ }).first();
    await first.focus();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Cancelar' }));
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
  },
);

test(
  'two admins on one project see each other’s changes, and neither loses typed text',
  FULL,
  async ({ page, browser, baseURL }) => {
    await openPanel(page);
    const name = 'Entre dos';
    await create(page, name);
    const context = await browser.newContext({ baseURL: baseURL! });
    const other = await context.newPage();
    await openPanel(other);
    await rowOf(page, name).locator('[name=status]').selectOption('En Progreso');
    await expect(rowOf(other, name).locator('[name=status]')).toHaveValue('En Progreso');
    await toggle(other, name).click();
    await other.locator('[name=startDate]').first().fill('2026-09-01');
    await rowOf(page, name).locator('[name=status]').selectOption('Revisión');
    await expect(rowOf(other, name).locator('[name=status]')).toHaveValue('Revisión');
    await expect(other.locator('[name=startDate]').first()).toHaveValue('2026-09-01');
    await context.close();
  },
);

test('search, filters and order are kept in the address', FULL, async ({ page }) => {
  await openPanel(page);
  await page.getByLabel('Buscar').fill('cafe');
  await field(page, 'estado').selectOption('En Progreso');
  await page.getByRole('columnheader', { name: 'Cliente' }).getByRole('button').click();
  await expect(page).toHaveURL(/buscar=cafe&estado=En\+Progreso&orden=cliente/);
  const count = page.getByRole('main').getByText(/^\d+ de \d+ proyectos$/);
  const text = await count.innerText();
  await page.reload();
  await expectRoute(page, `/admin/dashboard?buscar=cafe&estado=En+Progreso&orden=cliente`);
  await expect(count).toHaveText(text);
});

for (const colorScheme of THEMES) {
  test.describe(`in the ${colorScheme} theme`, FULL, () => {
    test.use({ colorScheme });

    test('table, open editor and dialog are accessible', async ({ page }) => {
      await openPanel(page);
      await page.getByLabel('Buscar').fill('cosecha');
      await page.getByRole('button', { name: /^Cronograma de .* cosecha$/ }).click();
      await expect(page.getByRole('button', { name: /^Desarrollo:/ })).toBeVisible();
      await page.locator('[name=endDate]').first().fill('2020-01-01');
      await page.getByRole('button', { name: 'Guardar Cronograma' }).click();
      await expect(page.getByRole('alert')).toHaveText('El fin es anterior al inicio.');
      await inspectScreen(page);
      await opener(page).click();
      await dialog(page).locator('button[type=submit]').click();
      await expect(page.getByText('Todos los campos son obligatorios.')).toBeVisible();
      await inspectScreen(page);
    });
  });
}

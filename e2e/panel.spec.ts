import type { Page } from '@playwright/test';
import { inspectScreen } from './inspectScreen.ts';
import { everythingAbout } from './outside.ts';
import { savedExcel } from './savedExcel.ts';
import { at, expect, expectRoute, field, fillInLogin, FULL, signIn, test, THEMES } from './test.ts';
import { raiseTicket } from './tickets.ts';

/** The tabs that count the bundle's rows; the complaints book follows them. */
const TABS = ['Proyectos', 'Tickets de Soporte', 'Ideas Generadas', 'Personal'];

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const table = (page: Page) => page.getByRole('tabpanel').getByRole('table');
const rowOf = (page: Page, text: string) => table(page).getByRole('row').filter({ hasText: text });

async function openTab(page: Page, query: string): Promise<void> {
  await signIn(page, 'admin', `/admin/dashboard?tab=${query}`);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const READS = /\/api\/admin\/all-data/;

async function failReads(page: Page): Promise<void> {
  await page.route(READS, (route) => route.fulfill({ status: 500, json: {} }));
}

test('the tabs show the counts of the database, each at its own address', async ({
  page,
  request,
}) => {
  await signIn(page, 'admin');
  const { data } = await everythingAbout(request, 'admin');
  const staff = data.profiles.filter(({ role }) => role !== 'client');
  const counts = [data.projects, data.tickets, data.ideas, staff].map(({ length }) => length);
  await expect(page.getByRole('tab')).toHaveText([
    ...TABS.map((name, i) => `${name} ${counts[i]}`),
    `Clientes ${data.profiles.length - staff.length}`,
    /^Reclamaciones \d+$/,
    /^Mensajes \d+$/,
  ]);

  await tab(page, 'Ideas Generadas').click();
  await expectRoute(page, '/admin/dashboard?tab=ideas');
  await expect(tab(page, 'Ideas Generadas')).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Buscar').fill('zzz');
  await expectRoute(page, '/admin/dashboard?tab=ideas&buscar=zzz');
  await tab(page, 'Personal').click();
  await expectRoute(page, '/admin/dashboard?tab=personal');
  await page.reload();
  await expect(tab(page, 'Personal')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByText('Ninguna idea coincide')).toBeVisible();
  await page.goBack();
  await expectRoute(page, '/admin/dashboard');
  await expect(tab(page, 'Proyectos')).toHaveAttribute('aria-selected', 'true');
});

test(
  'rotating a phone keeps a row open, and cards can be sorted both ways',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTab(page, 'ideas');
    const names = async () => {
      const shown = await table(page).locator('tbody tr td:nth-child(2)').allInnerTexts();
      return shown.map((name) => name.trim());
    };
    const order = new Intl.Collator('es').compare;
    await page.getByRole('button', { name: 'Ordenar', exact: true }).click();
    await page.getByLabel('Ordenar por').selectOption('Idea');
    await expect(async () => {
      const now = await names();
      expect(now).toEqual(now.toSorted(order));
    }).toPass();
    await page.getByRole('button', { name: /^Invertir/ }).click();
    await expect(async () => {
      const now = await names();
      expect(now).toEqual(now.toSorted(order).toReversed());
    }).toPass();
    await expect(page).toHaveURL(/orden=-idea/);
    const opener = table(page).locator('button[aria-expanded]').first();
    await opener.click();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
  },
);

test('a status chosen in the panel is stored in the database', FULL, async ({ page, request }) => {
  const { data } = await everythingAbout(request, 'admin');
  const ticket = data.tickets.find(({ status }) => status === 'Abierto')!;
  await openTab(page, 'tickets');
  const row = rowOf(page, ticket.subject);
  await row.locator('[name="status"]').selectOption('En Progreso');
  await expect(row).toContainText('Guardado');
  const now = await everythingAbout(request, 'admin');
  expect(now.data.tickets.find(({ id }) => id === ticket.id)?.status).toBe('En Progreso');
  await row.locator('[name="status"]').selectOption('Abierto');
  await expect(row).toContainText('Guardado');
});

test('an idea can be found, read, exported and turned into a project', async ({
  page,
  request,
}) => {
  const { data } = await everythingAbout(request, 'admin');
  // The oldest idea: newer ones belong to other journeys and may have duplicates.
  const idea = data.ideas.toSorted((a, b) => a.created_at.localeCompare(b.created_at))[0]!;
  await openTab(page, 'ideas');
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(data.ideas.length + 1));
  await page.getByLabel('Buscar').fill(idea.name.toUpperCase());
  await expect(table(page)).toHaveAttribute('aria-rowcount', '2');

  const { name, cells } = await savedExcel(page);
  expect(name).toMatch(/^ideas-\d{4}-\d\d-\d\d\.xlsx$/);
  expect(cells[0]).toEqual(
    'Usuario,Idea,Lo que pidió,Descripción,Funciones,Fecha,Quiere realizarla'.split(','),
  );
  expect(cells[1]).toEqual(expect.arrayContaining([idea.name, idea.prompt, expect.any(Date)]));

  await page.getByRole('button', { name: `Ver: ${idea.name}` }).click();
  await expect(rowOf(page, idea.name).getByText(idea.prompt).last()).toBeVisible();
  await page.getByRole('button', { name: 'Crear proyecto con esta idea' }).click();
  await expectRoute(page, '/admin/dashboard');
  await expect(page.getByRole('dialog').locator('[name="name"]')).toHaveValue(idea.name);
});

test.describe('a new staff member', () => {
  test.use({ expectedConsole: [/status of 4\d\d/] });

  test('is created once, is listed, and signs in', async ({ page, request, browser, baseURL }) => {
    const person = { full_name: 'Ñusta <b>Ríos</b>', email: `n${Date.now()}@agencia.pe` };
    await openTab(page, 'personal');
    const send = page.locator('button[type=submit]');
    await send.click();
    await expect(page.getByRole('alert')).toHaveText('Todos los campos son obligatorios.');
    await expect(field(page, 'full_name')).toBeFocused();

    const fill = async () => {
      await field(page, 'full_name').fill(person.full_name);
      await field(page, 'email').fill(person.email);
      await field(page, 'password').fill('clave-temporal');
      await field(page, 'role_id').selectOption('Atención de tickets');
    };
    await fill();
    await send.dblclick();
    const done = `Usuario ${person.full_name} creado exitosamente.`;
    await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible();
    await expect(field(page, 'email')).toHaveValue('');
    await expect(rowOf(page, person.full_name)).toContainText('Atención de tickets');
    const { data } = await everythingAbout(request, 'admin');
    const kept = data.profiles.filter(({ full_name }) => full_name === person.full_name);
    expect(kept).toMatchObject([{ role: 'ticket_manager' }]);

    await fill();
    await send.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(field(page, 'email')).toHaveValue(person.email);

    const context = await browser.newContext({ baseURL: baseURL! });
    const other = await context.newPage();
    await other.goto(at('/login'));
    await fillInLogin(other, person.email, 'clave-temporal');
    await expectRoute(other, '/dashboard');
    await context.close();
  });
});

for (const colorScheme of THEMES) {
  test.describe(`in the ${colorScheme} theme`, FULL, () => {
    test.use({ colorScheme, expectedConsole: [/status of 500/] });

    for (const name of ['proyectos', 'tickets', 'ideas', 'personal']) {
      test(`${name}, including open rows, is accessible and fits a narrow screen`, async ({
        page,
      }) => {
        await openTab(page, name);
        await inspectScreen(page);
        const opener = table(page).locator('button[aria-expanded]').first();
        if ((await opener.count()) === 0) return;
        await opener.click();
        await inspectScreen(page, '[role=tabpanel]');
      });
    }

    test('an empty result is announced', FULL, async ({ page }) => {
      await openTab(page, 'ideas&buscar=zzz');
      await expect(page.getByText('Ninguna idea coincide')).toBeVisible();
      await inspectScreen(page);
    });

    test('a failed reload is announced, above the old rows', FULL, async ({ page, request }) => {
      await openTab(page, 'personal');
      await failReads(page);
      // The panel reads again when a row changes.
      await raiseTicket(request);
      await expect(page.getByRole('alert')).toContainText('Error al recargar los datos.');
      await expect(table(page)).toBeVisible();
      await inspectScreen(page);
    });

    test('a failed load is announced, and can be retried', FULL, async ({ page }) => {
      await openTab(page, 'personal');
      await failReads(page);
      await page.reload();
      await expect(page.getByRole('alert')).toContainText('Error al cargar los datos.');
      await inspectScreen(page);
      await page.unroute(READS);
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(table(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
}

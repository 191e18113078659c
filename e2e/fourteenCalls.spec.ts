import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { onlyFourteenCalls, type Asked } from './fourteenCalls.ts';
import { ENTRANCES, FORGOT_PASSWORD, MAIL_LINK, NEW_PASSWORD, PUBLIC_ROUTES } from './routes.ts';
import { at, expect, expectAnswers, expectRoute, field, FULL, signIn, test } from './test.ts';

// An unexpected message on the console fails these journeys, too: the 404 of a call beyond the fourteen.

let told: Asked;
test.beforeEach(async ({ page }) => {
  told = await onlyFourteenCalls(page);
});

/** Nothing on screen has failed, and nothing further was asked for. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(told.beyond).toEqual([]);
}

async function open(page: Page, route: string): Promise<void> {
  await page.goto(at(route));
  await expectRoute(page, route);
  await expectWhole(page);
}

test('the public pages ask for nothing further, and no link leads to what is not there', async ({
  page,
}) => {
  const found = PUBLIC_ROUTES.filter((route) => route !== '/complaints-book/status');
  for (const route of [...found, ...ENTRANCES, FORGOT_PASSWORD, MAIL_LINK, NEW_PASSWORD]) {
    await open(page, route);
    await expect(page.locator('a[href*="/status"]:visible')).toHaveCount(0);
  }
  await page.goto(at('/complaints-book/status'));
  await expect(page.getByText(/no existe/i).first()).toBeVisible();

  await page.goto(at('/#newsletter'));
  await expectAnswers(page);
  const newsletter = page.locator('#newsletter');
  await newsletter.locator('[name=email]').fill(`lectora.${randomUUID()}@ejemplo.pe`);
  await newsletter.locator('button[type=submit]').click();
  await expect(newsletter.getByRole('status')).toContainText('confirma tu suscripción');
  await expectWhole(page);
  expect(told.asked).toEqual(['/data/subscribe']);
});

test('a client sees projects, asks for help and for ideas', async ({ page }) => {
  await signIn(page, 'client');
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await expectWhole(page);

  await open(page, '/support');
  const subject = `Ayuda ${randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Crear Nuevo Ticket' }).click();
  await field(page, 'subject').fill(subject);
  await field(page, 'description').fill('No carga el catálogo.');
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expectWhole(page);

  await open(page, '/ai-tools');
  await field(page, 'prompt').fill('Tengo una barbería en Trujillo');
  await page.getByRole('button', { name: 'Generar Idea' }).click();
  await expect(page.getByRole('button', { name: 'Quiero este proyecto' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mis ideas' })).toHaveCount(0);
  await expectWhole(page);
  await open(page, '/account');
});

for (const person of ['projectManager', 'copywriter', 'ticketManager'] as const) {
  test(`a ${person} has a dashboard, support and an account`, async ({ page }) => {
    await signIn(page, person);
    await expectWhole(page);
    await expect(page.getByRole('button', { name: /^(Avisos|Buscar)/ })).toHaveCount(0);
    await open(page, '/support');
    if (person === 'ticketManager') {
      const status = field(page, 'status').first();
      await status.selectOption('En Progreso');
      await expect(page.getByText('Guardado')).toBeVisible();
      await page.getByRole('button', { name: /^Ver/ }).first().click();
      await expectWhole(page);
    }
    await open(page, '/account');
  });
}

test('an admin edits projects and tickets, reads ideas and creates staff', async ({ page }) => {
  await signIn(page, 'admin');
  const table = page.getByRole('table');
  await expect(table).toHaveAccessibleName('Proyectos');
  await field(page, 'progress').first().fill('37');
  await expect(page.getByText('Guardado')).toBeVisible();
  await page.getByRole('button', { name: 'Nuevo proyecto' }).click();
  await expect(field(page, 'name')).toBeVisible();
  await page.keyboard.press('Escape');
  await table.locator('button[aria-expanded]').first().click();
  await expect(page.getByRole('button', { name: 'Guardar Cronograma' })).toBeVisible();
  await expectWhole(page);

  await page.getByRole('tab', { name: /Tickets/ }).click();
  await expect(table).toHaveAccessibleName('Tickets de soporte');
  await field(page, 'status').first().selectOption('Cerrado');
  await expect(page.getByText('Guardado')).toBeVisible();
  await expectWhole(page);

  await page.getByRole('tab', { name: /Ideas/ }).click();
  await table.locator('button[aria-expanded]').first().click();
  await page.getByRole('button', { name: 'Crear proyecto con esta idea' }).click();
  await expect(field(page, 'name')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectWhole(page);

  await page.getByRole('tab', { name: /Personal/ }).click();
  const name = `Nora ${randomUUID().slice(0, 8)}`;
  await field(page, 'full_name').fill(name);
  await field(page, 'email').fill(`${randomUUID()}@tramayo.example`);
  await field(page, 'password').fill('contra-temporal-26');
  await field(page, 'role_id').selectOption({ label: 'Redacción' });
  await page.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(table.getByRole('row', { name })).toBeVisible();
  await expectWhole(page);
  await open(page, '/dashboard');
  await open(page, '/support');
  await open(page, '/account');
});

test(
  'tickets with the specified fields alone are shown without conversations',
  FULL,
  async ({ page }) => {
    const rows = [
      {
        id: '3c9d0a52-7f1b-4d5e-9a6c-1b2c3d4e5f60',
        userName: 'Rosa Quispe',
        subject: 'Como se especificó',
        description: 'Y nada más.',
        status: 'Abierto',
        createdAt: '2026-09-05T14:00:00.000Z',
      },
    ];
    await page.route(/\/api\/data\/tickets(\?|$)/, (route) => route.fulfill({ json: rows }));
    await signIn(page, 'client', '/support');
    await expect(page.getByRole('heading', { name: 'Como se especificó' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Como se especificó' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Crear Nuevo Ticket' }).click();
    await expect(field(page, 'project_id')).toHaveCount(0);
    await signIn(page, 'ticketManager', '/support');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  },
);

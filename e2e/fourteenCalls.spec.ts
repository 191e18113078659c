import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectHeading, newcomer, register } from './accounts.ts';
import { onlyFourteenCalls, type Asked } from './fourteenCalls.ts';
import { ENTRANCES, FORGOT_PASSWORD, MAIL_LINK, NEW_PASSWORD, PUBLIC_ROUTES } from './routes.ts';
import { at, expect, expectAnswers, expectRoute, field, FULL, signIn, test } from './test.ts';
import { raiseTicket } from './tickets.ts';

let told: Asked;
test.beforeEach(async ({ page }) => {
  told = await onlyFourteenCalls(page);
});
test.afterEach(() => {
  expect(told.beyond, 'calls beyond the fourteen').toEqual([]);
});

/** Nothing on screen is loading or has failed. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

async function open(page: Page, route: string): Promise<void> {
  await page.goto(at(route));
  await expectRoute(page, route);
  await expectWhole(page);
}

/** The calls so far, each once, with `:id` for ids. */
function callsMade(): string[] {
  const paths = told.asked.map((path) => path.replace(/[0-9a-f-]{36}/, ':id'));
  return [...new Set(paths)].sort();
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const saved = (page: Page) => page.getByText('Guardado');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Nuevo Proyecto' });

test('a visitor finds every public page whole, and no link to what is not there', async ({
  page,
}) => {
  const found = PUBLIC_ROUTES.filter((route) => route !== '/complaints-book/status');
  for (const route of [...found, ...ENTRANCES, FORGOT_PASSWORD, MAIL_LINK, NEW_PASSWORD]) {
    await open(page, route);
    await expect(page.locator('a[href*="/status"]:visible')).toHaveCount(0);
  }
  await page.goto(at('/complaints-book/status'));
  await expect(page.getByText(/no existe/i).first()).toBeVisible();
  expect(callsMade()).toEqual([]);
});

test('a visitor writes, subscribes, files a complaint and registers', async ({ page }) => {
  await page.goto(at('/#contact'));
  await expectAnswers(page);
  const contact = page.locator('#contact');
  for (const [name, text] of [
    ['name', 'Rosa Quispe'],
    ['email', 'rosa@ejemplo.pe'],
    ['subject', `Tienda ${randomUUID()}`],
    ['message', 'Vendo ropa.'],
  ] as const) {
    await contact.locator(`[name=${name}]`).fill(text);
  }
  await contact.locator('button[type=submit]').click();
  await expect(contact.getByRole('heading', { name: '¡Gracias!' })).toBeVisible();

  const newsletter = page.locator('#newsletter');
  await newsletter.locator('[name=email]').fill(`lectora.${randomUUID()}@ejemplo.pe`);
  await newsletter.locator('button[type=submit]').click();
  await expect(newsletter.getByRole('status')).toContainText('confirma tu suscripción');

  await page.goto(at('/complaints-book'));
  await field(page, 'fullName').fill('Rosa Ñahui Quispe');
  await field(page, 'documentId').fill('12345678');
  await field(page, 'email').fill('rosa@ejemplo.pe');
  await field(page, 'details').fill('Pagué y el cupón no se aplicó.');
  await page.locator('main button[type=submit]').click();
  await expectHeading(page, 'Reclamación Enviada');
  await expect(page.locator('a[href*="/status"]:visible')).toHaveCount(0);
  await register(page, newcomer());
  await expectWhole(page);
  expect(callsMade()).toEqual(['/data/complaints', '/data/contact', '/data/subscribe']);
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
  expect(callsMade()).toEqual(['/data/dashboard', '/data/tickets', '/ideas/generate-single']);
});

for (const person of ['projectManager', 'copywriter', 'ticketManager'] as const) {
  test(`a ${person} has a dashboard, support and an account`, async ({ page, request }) => {
    const { subject } = await raiseTicket(request);
    await signIn(page, person);
    await expectWhole(page);
    await expect(page.getByRole('button', { name: /^(Avisos|Buscar)/ })).toHaveCount(0);
    await open(page, '/support');
    if (person === 'ticketManager') {
      const row = rowOf(page, subject);
      await row.locator('[name=status]').selectOption('En Progreso');
      await expect(saved(page)).toBeVisible();
      await row.getByRole('button', { name: /^Ver/ }).click();
      await expect(row.getByText('No carga el catálogo.')).toBeVisible();
      await expectWhole(page);
    }
    await open(page, '/account');
    expect(callsMade()).toEqual([
      ...(person === 'ticketManager' ? ['/admin/tickets/:id'] : []),
      '/data/dashboard',
      '/data/tickets',
    ]);
  });
}

test('an admin makes and edits projects, answers tickets and creates staff', async ({
  page,
  request,
}) => {
  const { subject } = await raiseTicket(request);
  await signIn(page, 'admin');
  const table = page.getByRole('table');
  await expect(table).toHaveAccessibleName('Proyectos');
  const project = `Plano ${randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Nuevo Proyecto' }).click();
  await field(page, 'name').fill(project);
  await field(page, 'user_id').selectOption({ index: 1 });
  await field(page, 'service_id').selectOption({ index: 2 });
  await dialog(page).locator('button[type=submit]').click();
  const row = rowOf(page, project);
  await row.locator('[name=progress]').fill('37');
  await expect(saved(page)).toBeVisible();
  await row.locator('[name=assigned_to]').selectOption({ index: 1 });
  await expect.poll(callsMade).toContain('/admin/projects/:id/assign');
  await page.getByRole('button', { name: `Cronograma de ${project}` }).click();
  const save = page.getByRole('button', { name: 'Guardar Cronograma' });
  await field(page, 'startDate').first().fill('2026-09-01');
  await field(page, 'endDate').first().fill('2026-09-30');
  await save.click();
  await expect(save).toHaveCount(0);
  await expectWhole(page);

  await page.getByRole('tab', { name: /Tickets/ }).click();
  await rowOf(page, subject).locator('[name=status]').selectOption('Cerrado');
  await expect.poll(callsMade).toContain('/admin/tickets/:id');
  await expectWhole(page);

  await page.getByRole('tab', { name: /Ideas/ }).click();
  await table.locator('button[aria-expanded]').first().click();
  await page.getByRole('button', { name: 'Crear proyecto con esta idea' }).click();
  await expect(field(page, 'name')).not.toHaveValue('');
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
  expect(callsMade()).toEqual([
    '/admin/all-data',
    '/admin/projects',
    '/admin/projects/:id',
    '/admin/projects/:id/assign',
    '/admin/staff',
    '/admin/tickets/:id',
  ]);
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

import type { Page } from '@playwright/test';
import { field } from '../test.ts';
import { adds, answers, isSilent, takeScreens } from './takeScreens.ts';

const READS = '**/api/admin/all-data*';
const ONE_PROJECT = '**/api/admin/projects/*';
const STAFF = '**/api/admin/staff';
const TEAM = '**/api/admin/staff?*';
const PANEL = '/admin/dashboard';
const admin = 'admin' as const;

const HISTORY = '**/api/admin/history*';

const nothing = {
  projects: [],
  tickets: [],
  ideas: [],
  project_managers: [],
  roles: [],
  profiles: [],
};

const openFirst = (page: Page) => page.locator('tbody tr button[aria-expanded]').first().click();
const openDialog = (page: Page) => page.getByRole('button', { name: 'Nuevo Proyecto' }).click();
const send = (page: Page) => page.locator('button[type=submit]').click();

async function openSchedule(page: Page): Promise<void> {
  await page.getByLabel('Buscar').fill('cosecha');
  await openFirst(page);
  await page.getByRole('button', { name: /^Desarrollo:/ }).waitFor();
}

const ana = { id: '7b1c2f64-0d0b-4a55-9c8e-2f3d5c0a1b77', full_name: 'Ana Torres' };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const nusta = {
  id: '7b1c2f64-0d0b-4a55-9c8e-2f3d5c0a1b77',
  full_name: 'Ñusta Ríos',
  role_id: 3,
  role: 'ticket_manager',
};

/** Changes of a person's account. */
const changes = [
  ['deactivated_at', '2026-11-24', null],
  ['deactivated_at', null, '2026-11-24'],
  ['role_id', 'ticket_manager', 'project_manager'],
  ['full_name', 'Carla Mendivil', 'Carla Mendívil'],
  ['role_id', 'copywriter', 'ticket_manager'],
  ['role_id', 'client', 'copywriter'],
  ['full_name', 'Carla M.', 'Carla Mendivil'],
  [null, null, 'Carla M.'],
].map(([field, from, to], index) => ({
  id: String(index),
  at: hoursAgo(index ** 3),
  author: index === 4 ? null : ana,
  object: 'person:p',
  field,
  from,
  to,
}));
const withHistory = answers(HISTORY, { rows: changes, next: '1' });

async function fillInStaff(page: Page): Promise<void> {
  await field(page, 'full_name').fill('Ñusta Ríos');
  await field(page, 'email').fill('nusta@agencia.pe');
  await field(page, 'password').fill('clave-temporal');
  await field(page, 'role_id').selectOption({ index: 2 });
  await send(page);
}

takeScreens([
  { name: 'panel-projects', person: admin, route: PANEL },
  { name: 'panel-projects-schedule', person: admin, route: PANEL, act: openSchedule },
  {
    name: 'panel-projects-schedule-wrong',
    person: admin,
    route: PANEL,
    act: async (page) => {
      await openSchedule(page);
      await field(page, 'endDate').first().fill('2020-01-01');
      await page.getByRole('button', { name: 'Guardar Cronograma' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'panel-projects-refused',
    person: admin,
    route: PANEL,
    arrange: answers(ONE_PROJECT, {}, 500),
    act: async (page) => {
      await field(page, 'status').first().selectOption('Completado');
      await page.getByText('No se guardó el cambio.').waitFor();
    },
  },
  {
    name: 'panel-projects-saved',
    person: admin,
    route: PANEL,
    act: async (page) => {
      const progress = field(page, 'progress').first();
      await progress.fill(String((Number(await progress.inputValue()) + 1) % 100));
      await page.getByText('Guardado').first().waitFor();
    },
  },
  { name: 'panel-projects-new', person: admin, route: PANEL, act: openDialog },
  {
    name: 'panel-projects-new-blank',
    person: admin,
    route: PANEL,
    act: async (page) => {
      await openDialog(page);
      await send(page);
    },
  },
  { name: 'panel-projects-none-found', person: admin, route: `${PANEL}?buscar=zzzz` },
  { name: 'panel-projects-empty', person: admin, route: PANEL, arrange: answers(READS, nothing) },
  {
    name: 'panel-loading',
    person: admin,
    route: PANEL,
    arrange: isSilent(READS),
    isWaiting: true,
  },
  { name: 'panel-failed', person: admin, route: PANEL, arrange: answers(READS, {}, 500) },
  { name: 'panel-tickets', person: admin, route: `${PANEL}?tab=tickets` },
  {
    name: 'panel-tickets-saved',
    person: admin,
    route: `${PANEL}?tab=tickets`,
    act: async (page) => {
      await openFirst(page);
      const status = page.locator('tbody [name="status"]').first();
      const now = await status.inputValue();
      await status.selectOption(now === 'Abierto' ? 'En Progreso' : 'Abierto');
      await page.getByText('Guardado').first().waitFor();
    },
  },
  { name: 'panel-ideas', person: admin, route: `${PANEL}?tab=ideas`, act: openFirst },
  { name: 'panel-staff', person: admin, route: `${PANEL}?tab=personal` },
  {
    name: 'panel-staff-history',
    person: admin,
    route: `${PANEL}?tab=personal`,
    arrange: withHistory,
    act: async (page) => {
      await openFirst(page);
      await page.getByText('cambió el rol').first().waitFor();
    },
  },
  { name: 'panel-staff-blank', person: admin, route: `${PANEL}?tab=personal`, act: send },
  {
    name: 'panel-staff-known-mail',
    person: admin,
    route: `${PANEL}?tab=personal`,
    arrange: answers(STAFF, { message: 'Ya existe una cuenta con ese correo.' }, 409),
    act: async (page) => {
      await fillInStaff(page);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'panel-staff-created',
    person: admin,
    route: `${PANEL}?tab=personal`,
    arrange: async (page) => {
      await answers(STAFF, nusta, 201)(page);
      // The lists have her too.
      await adds(READS, 'profiles', nusta)(page);
      const account = { email: 'nusta@agencia.pe', state: 'must_change_password' };
      await adds(TEAM, 'rows', { ...nusta, ...account })(page);
    },
    act: async (page) => {
      await fillInStaff(page);
      await page.getByText(/creado exitosamente/).waitFor();
    },
  },
]);

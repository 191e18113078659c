import type { Page } from '@playwright/test';
import { field } from '../test.ts';
import { answers, isSilent, takeScreens } from './takeScreens.ts';

const DASHBOARD = '**/api/data/dashboard';
const TICKETS = '**/api/data/tickets*';
const ONE_TICKET = '**/api/admin/tickets/*';

const LONG = `${'Plataforma de pedidos y guías de remisión '.repeat(5).trim()} <b>ñ</b>`;
const oddProject = {
  id: '7b1c2f64-0d0b-4a55-9c8e-2f3d5c0a1b01',
  name: LONG.slice(0, 200),
  status: 'En Progreso',
  progress: 45,
  serviceId: 99,
  userName: 'Rosa Quispe',
  assigned_to: null,
  phases: [
    {
      id: 'a',
      name: 'Pruebas',
      startDate: '2026-11-20T12:00:00Z',
      endDate: '2026-11-02T12:00:00Z',
    },
  ],
};

const openProjects = async (page: Page) => {
  const closed = page.locator('main li button[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
};
const openForm = (page: Page) => page.getByRole('button', { name: 'Crear Nuevo Ticket' }).click();
const send = (page: Page) => page.locator('main button[type=submit]').click();

takeScreens([
  { name: 'account', person: 'client', route: '/account' },
  {
    name: 'account-email-refused',
    person: 'client',
    route: '/account',
    act: async (page) => {
      await field(page, 'email').fill('nuevo@ejemplo.pe');
      await field(page, 'email_password').fill('no es esta');
      await page.getByRole('button', { name: 'Cambiar correo' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'dashboard-client', person: 'client', route: '/dashboard' },
  { name: 'dashboard-client-open', person: 'client', route: '/dashboard', act: openProjects },
  {
    name: 'dashboard-manager-open',
    person: 'projectManager',
    route: '/dashboard',
    act: openProjects,
  },
  {
    name: 'dashboard-empty',
    person: 'client',
    route: '/dashboard',
    arrange: answers(DASHBOARD, { projects: [], serviceIds: [] }),
  },
  {
    name: 'dashboard-odd',
    person: 'client',
    route: '/dashboard',
    arrange: answers(DASHBOARD, { projects: [oddProject], serviceIds: [1, 2] }),
    act: openProjects,
  },
  {
    name: 'dashboard-loading',
    person: 'client',
    route: '/dashboard',
    arrange: isSilent(DASHBOARD),
    isWaiting: true,
  },
  {
    name: 'dashboard-failed',
    person: 'client',
    route: '/dashboard',
    arrange: answers(DASHBOARD, {}, 500),
  },
  { name: 'support-client', person: 'client', route: '/support' },
  { name: 'support-form', person: 'client', route: '/support', act: openForm },
  {
    name: 'support-form-blank',
    person: 'client',
    route: '/support',
    act: async (page) => {
      await openForm(page);
      await send(page);
    },
  },
  {
    name: 'support-form-failed',
    person: 'client',
    route: '/support',
    arrange: (page) =>
      page.route(TICKETS, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 500, json: {} })
          : route.fallback(),
      ),
    act: async (page) => {
      // From the second width on the draft has opened it.
      if (!(await field(page, 'subject').isVisible())) await openForm(page);
      await field(page, 'subject').fill('La boleta no sale');
      await field(page, 'description').fill('Desde ayer.');
      await send(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'support-empty', person: 'client', route: '/support', arrange: answers(TICKETS, []) },
  {
    name: 'support-loading',
    person: 'client',
    route: '/support',
    arrange: isSilent(TICKETS),
    isWaiting: true,
  },
  {
    name: 'support-failed',
    person: 'client',
    route: '/support',
    arrange: answers(TICKETS, {}, 500),
  },
  { name: 'desk', person: 'ticketManager', route: '/support' },
  {
    name: 'desk-open',
    person: 'ticketManager',
    route: '/support',
    act: (page) => page.locator('main [role="row"] button[aria-expanded]').first().click(),
  },
  { name: 'desk-none-found', person: 'ticketManager', route: '/support?buscar=zzzz' },
  {
    name: 'desk-refused',
    person: 'ticketManager',
    route: '/support',
    arrange: answers(ONE_TICKET, {}, 500),
    act: async (page) => {
      await page.locator('main [name="status"]').first().selectOption('Cerrado');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'desk-loading',
    person: 'ticketManager',
    route: '/support',
    arrange: isSilent(TICKETS),
    isWaiting: true,
  },
]);

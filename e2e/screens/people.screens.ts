import type { Page } from '@playwright/test';
import { answers, takeScreens } from './takeScreens.ts';

const staff = '/admin/dashboard?tab=personal';
const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};
const inDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};
const openTicket = async (page: Page) => {
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Responder' }).waitFor();
};

const notices = [
  {
    kind: 'delivery',
    title: 'La fase Desarrollo espera tu respuesta: Tienda online de Agro Quispe',
    hours: 2,
    read: false,
  },
  {
    kind: 'message',
    title: 'Jorge Huamán respondió: Cambio del número de Yape',
    hours: 26,
    read: false,
  },
  {
    kind: 'update',
    title: 'Novedad de Carla Mendívil: Ventas y guías de remisión en un solo sistema',
    hours: 72,
    read: true,
  },
].map(({ hours, ...notice }, at) => ({
  ...notice,
  id: `00000000-0000-4000-8000-00000000000${at}`,
  at: new Date(Date.now() - hours * 3_600_000).toISOString(),
  href: '#/dashboard',
}));

takeScreens([
  { name: 'staff-manage', person: 'admin', route: staff, act: inDialog(/^Gestionar a /) },
  { name: 'staff-invite', person: 'admin', route: staff, act: inDialog('Invitar por correo') },
  {
    name: 'client-invite',
    person: 'admin',
    route: '/admin/dashboard?tab=clientes',
    act: inDialog('Invitar por correo'),
  },
  {
    name: 'project-edit',
    person: 'admin',
    route: '/admin/dashboard',
    act: async (page) => {
      await press(/^Cronograma de /)(page);
      await inDialog('Editar datos')(page);
    },
  },
  {
    name: 'project-archive',
    person: 'admin',
    route: '/admin/dashboard',
    act: async (page) => {
      await press(/^Cronograma de /)(page);
      await press('Archivar')(page);
      await page.getByRole('button', { name: 'Sí, archivar' }).waitFor();
    },
  },
  { name: 'ticket', person: 'ticketManager', route: '/support', act: openTicket },
  {
    name: 'ticket-client',
    person: 'client',
    route: '/support',
    act: async (page) => {
      await page.locator('main').getByRole('list').getByRole('link').first().click();
      await page.getByRole('button', { name: 'Responder' }).waitFor();
    },
  },
  {
    name: 'desk-chosen',
    person: 'ticketManager',
    route: '/support',
    act: async (page) => {
      for (const index of [0, 1]) await page.getByRole('checkbox').nth(index).check();
    },
  },
  {
    name: 'notices',
    person: 'client',
    route: '/dashboard',
    arrange: answers('**/api/data/notices*', { notices, unread: 2 }),
    act: press(/^Avisos/),
  },
  {
    name: 'notices-none',
    person: 'client',
    route: '/dashboard',
    arrange: answers('**/api/data/notices*', { notices: [], unread: 0 }),
    act: press(/^Avisos/),
  },
  {
    name: 'account-delete',
    person: 'client',
    route: '/account',
    act: press('Eliminar mi cuenta'),
  },
  {
    name: 'account-saved',
    person: 'client',
    route: '/account',
    act: async (page) => {
      await press('Guardar nombre')(page);
      await page.getByRole('status').first().waitFor();
    },
  },
  { name: 'my-ideas', person: 'client', route: '/ai-tools' },
]);

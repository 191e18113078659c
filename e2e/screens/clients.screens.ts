import type { Page } from '@playwright/test';
import { answers, isSilent, takeScreens } from './takeScreens.ts';

const LIST = '**/api/admin/clients?*';
const route = '/admin/dashboard?tab=clientes';
const person = 'admin' as const;

const rows = Array.from({ length: 6 }, (_, index) => ({
  id: String(index),
  full_name: ['Rosa Ñahui Quispe', 'María del Carmen Huarcaya de la Torre Ugarte'][index % 2],
  email: ['rosa@ejemplo.pe', 'asociacion.productores.cafe.cacao@ejemplo.pe'][index % 2],
  emailConfirmed: index !== 1,
  company: ['Agro Quispe S.A.C.', '', 'Asociación de Productores de Café y Cacao del Valle'][
    index % 3
  ],
  phone: ['987 654 321', ''][index % 2],
  document: ['20999999990', '12345678', ''][index % 3],
  notes: 'Prefiere que la llamen por la tarde.',
  projects: index,
  openTickets: index % 3,
  createdAt: '2026-08-01T15:00:00.000Z',
  lastSignInAt: index === 1 ? null : '2026-11-20T15:00:00.000Z',
}));
const list = { rows, next: null, total: rows.length, exact: true };
const open = (on: Page) => on.locator('tbody tr button[aria-expanded]').first().click();

takeScreens([
  { name: 'clients', person, route, arrange: answers(LIST, list) },
  {
    name: 'clients-open',
    person,
    route,
    arrange: answers(LIST, list),
    act: async (on) => {
      await open(on);
      await on.getByLabel('Notas del equipo').waitFor();
    },
  },
  {
    name: 'clients-none',
    person,
    route,
    arrange: answers(LIST, { ...list, rows: [], total: 0 }),
  },
  { name: 'clients-failed', person, route, arrange: answers(LIST, {}, 500) },
  { name: 'clients-loading', person, route, arrange: isSilent(LIST), isWaiting: true },
]);

import type { Page } from '@playwright/test';
import { field } from '../test.ts';
import { answers, isSilent, takeScreens } from './takeScreens.ts';

const LIST = '**/api/admin/messages?*';
const ONE = '**/api/admin/messages/0';
const REPLIES = '**/api/admin/messages/0/replies';
const SUMMARY = '**/api/admin/summary';
const route = '/admin/dashboard?tab=mensajes';
const person = 'admin' as const;

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const ines = { id: 'a1', full_name: 'Inés Paz' };

const rows = ['nuevo', 'nuevo', 'en conversación', 'ganado', 'perdido'].map((status, index) => ({
  id: String(index),
  at: ago(index * 9 + 1.5),
  name: ['Rosa Ñahui Quispe', 'Asociación de Productores de Café y Cacao del Valle'][index % 2],
  email: ['rosa@ejemplo.pe', 'asociacion.productores.cafe.cacao@ejemplo.pe'][index % 2],
  subject: ['Quiero este proyecto: Catálogo de tortas con pedidos por WhatsApp', 'Página web'][
    index % 2
  ],
  message: 'Hola, vendo tortas por encargo en Arequipa.\n\n¿Cuánto cuesta y cuánto demora?',
  status,
  assignee: index > 1 ? ines : null,
  account: index % 2 === 0 ? { id: 'c1', full_name: 'Rosa Ñahui Quispe' } : null,
  idea:
    index % 2 === 0
      ? { id: 'i1', name: 'Catálogo de tortas', prompt: 'Vendo tortas por encargo en Arequipa' }
      : null,
  project: status === 'ganado' ? { id: 'p1', name: 'Web de la asociación' } : null,
  fromSameAddress: index % 2 === 0 ? 3 : 2,
}));

const list = { rows, next: null, total: rows.length, exact: true };
const page = {
  message: rows[0],
  entries: [
    {
      id: 'e1',
      kind: 'note',
      at: ago(1),
      author: ines,
      body: 'La llamé: quiere empezar en diciembre.',
    },
    {
      id: 'e2',
      kind: 'reply',
      at: ago(0.5),
      author: ines,
      body: 'Hola, Rosa:\n\nCuesta desde S/ 3,500 y demora seis semanas. ¿Conversamos el lunes?',
    },
  ],
  others: [rows[2], rows[4]],
};

const sent = { ...page.entries[1], id: 'e3', at: ago(0), body: 'Cuesta desde S/ 3,500.' };

const withRows = async (on: Page) => {
  await answers(LIST, list)(on);
  await answers(ONE, page)(on);
};
const open = (on: Page) => on.locator('tbody tr button[aria-expanded]').first().click();

async function reply(on: Page): Promise<void> {
  await open(on);
  await field(on, 'body').first().fill(sent.body);
  await on.getByRole('button', { name: 'Responder' }).click();
}

const summary = {
  unassigned: 3,
  overdue: 2,
  awaitingClient: 1,
  openTickets: 5,
  dueComplaints: 1,
  newMessages: 2,
  oldestTicket: ago(3.1),
  nextComplaint: ago(-9).slice(0, 10),
};
const nothing = Object.fromEntries(
  Object.entries(summary).map(([name, value]) => [name, typeof value === 'number' ? 0 : null]),
);

takeScreens([
  { name: 'contactMessages', person, route, arrange: withRows },
  {
    name: 'messages-open',
    person,
    route,
    arrange: withRows,
    act: async (on) => {
      await open(on);
      await on.getByRole('list', { name: 'Conversación' }).waitFor();
    },
  },
  {
    name: 'messages-refused',
    person,
    route,
    arrange: async (on) => {
      await withRows(on);
      await answers(REPLIES, {}, 500)(on);
    },
    act: async (on) => {
      await reply(on);
      await on.getByRole('alert').waitFor();
    },
  },
  {
    name: 'messages-replied',
    person,
    route,
    arrange: async (on) => {
      await withRows(on);
      await answers(REPLIES, sent, 201)(on);
    },
    act: async (on) => {
      // From now on the message has its reply.
      await answers(ONE, { ...page, entries: [...page.entries, sent] })(on);
      await reply(on);
      await on.getByText('Respuesta enviada por correo.').waitFor();
      await on.getByText(sent.body).waitFor();
    },
  },
  {
    name: 'messages-none',
    person,
    route,
    arrange: answers(LIST, { ...list, rows: [], total: 0 }),
  },
  { name: 'messages-failed', person, route, arrange: answers(LIST, {}, 500) },
  { name: 'messages-loading', person, route, arrange: isSilent(LIST), isWaiting: true },
  { name: 'today', person, route: '/admin/dashboard', arrange: answers(SUMMARY, summary) },
  { name: 'today-nothing', person, route: '/admin/dashboard', arrange: answers(SUMMARY, nothing) },
  { name: 'today-failed', person, route: '/admin/dashboard', arrange: answers(SUMMARY, {}, 500) },
]);

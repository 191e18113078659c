import type { Page } from '@playwright/test';
import { field } from '../test.ts';
import { answers, isSilent, takeScreens } from './takeScreens.ts';

const BOOK = '**/api/admin/complaints?*';
const ANSWERS = '**/api/admin/complaint-answers';
const route = '/admin/dashboard?tab=reclamaciones';
const person = 'admin' as const;

const openRow = (index: number) => (page: Page) =>
  page.locator('tbody tr button[aria-expanded]').nth(index).click();

async function answer(page: Page, text: string): Promise<void> {
  await openRow(0)(page);
  const unfold = page.getByRole('button', { name: 'Ampliar la respuesta' });
  await field(page, 'text').or(unfold).waitFor();
  if (await unfold.isVisible()) await unfold.click();
  await field(page, 'text').fill(text);
  await page.locator('main button[type=submit]').click();
}

/** The calendar day in this many days. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const rows = [-12, -1, 0, 1, 2, 12].map((days, index) => ({
  id: String(index),
  code: `00000${index + 1}-2026`,
  filedAt: new Date(Date.now() + (days - 21) * 86_400_000).toISOString(),
  dueDate: day(days),
  type: index % 2 === 0 ? 'reclamo' : 'queja',
  status: index === 1 ? 'Respondida' : 'Registrada',
  fullName: ['Rosa Ñahui Quispe', 'Asociación de Productores de Café y Cacao del Valle'][index % 2],
  documentId: '12345678',
  email: 'rosa@demo.pe',
  phone: '987 654 321',
  address: 'Jr. Lima 145, Huamanga, Ayacucho',
  guardian: null,
  goodType: 'servicio',
  goodDescription: null,
  amount: 1234.5,
  details: 'Pagué el 28 ago y el cupón no se aplicó.\nPido la diferencia.',
  request: null,
  answers:
    index === 1
      ? [{ text: 'Te lo devolvimos.', answeredAt: new Date().toISOString(), answeredBy: 'Ana' }]
      : [],
}));

const list = { rows, next: null, total: rows.length, exact: true };

takeScreens([
  { name: 'inbox', person, route },
  { name: 'inbox-states', person, route, arrange: answers(BOOK, list) },
  { name: 'inbox-open', person, route, act: openRow(0) },
  { name: 'inbox-open-answered', person, route, act: openRow(-1) },
  { name: 'inbox-blank', person, route, act: (page) => answer(page, ' ') },
  {
    name: 'inbox-refused',
    person,
    route,
    arrange: answers(ANSWERS, {}, 500),
    act: async (page) => {
      await answer(page, 'Ya pusimos el botón.');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'inbox-answered',
    person,
    route,
    act: async (page) => {
      await answer(page, 'Perdona la espera: te llamamos hoy a las 16:00 con la cotización.');
      await page.getByText('Respuesta registrada').waitFor();
    },
  },
  { name: 'inbox-none', person, route, arrange: answers(BOOK, { ...list, rows: [], total: 0 }) },
  { name: 'inbox-failed', person, route, arrange: answers(BOOK, {}, 500) },
  { name: 'inbox-loading', person, route, arrange: isSilent(BOOK), isWaiting: true },
]);

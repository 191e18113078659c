import type { Page } from '@playwright/test';
import { field } from '../test.ts';
import { answers, takeScreens } from './takeScreens.ts';

const COMPLAINTS = '**/api/data/complaints';
const LOOK_UP = '**/api/data/complaints/look-up';

const send = (page: Page) => page.locator('main button[type=submit]').click();
const openMore = (page: Page) => page.getByRole('button', { name: 'Más datos de la hoja' }).click();

async function fillIn(page: Page) {
  await field(page, 'fullName').fill('Rosa Ñahui Quispe');
  await field(page, 'documentId').fill('12345678');
  await field(page, 'email').fill('rosa@chacra.example');
  await field(page, 'details').fill(
    'Pagué el 28 ago y el cupón no se aplicó al total de S/ 1,234.50.',
  );
}

async function lookUp(page: Page) {
  await field(page, 'code').fill('000123-2026');
  await field(page, 'documentId').fill('12345678');
  await send(page);
}

const state = {
  code: '000123-2026',
  type: 'reclamo',
  status: 'Respondida',
  filedAt: '2026-09-05T15:00:00Z',
  dueDate: '2026-09-28',
  answers: [{ text: 'Te devolvimos S/ 123.40 el 10 set.', answeredAt: '2026-09-11T15:00:00Z' }],
};

takeScreens([
  { name: 'complaints', route: '/complaints-book' },
  { name: 'complaints-blank', route: '/complaints-book', act: send },
  { name: 'complaints-more', route: '/complaints-book', act: openMore },
  {
    name: 'complaints-review',
    route: '/complaints-book',
    act: async (page) => {
      await fillIn(page);
      await page.getByRole('button', { name: 'Revisar antes de enviar' }).click();
    },
  },
  {
    name: 'complaints-failed',
    route: '/complaints-book',
    arrange: answers(COMPLAINTS, {}, 500),
    act: async (page) => {
      await fillIn(page);
      await send(page);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'complaints-done',
    route: '/complaints-book',
    arrange: answers(
      COMPLAINTS,
      { code: state.code, filedAt: state.filedAt, dueDate: state.dueDate },
      201,
    ),
    act: async (page) => {
      await fillIn(page);
      await send(page);
      await page.getByText('Reclamación Enviada').waitFor();
    },
  },
  {
    name: 'complaint-status-answered',
    route: '/complaints-book/status',
    arrange: answers(LOOK_UP, state),
    act: async (page) => {
      await lookUp(page);
      await page.getByText('Respondida').waitFor();
    },
  },
  {
    name: 'complaint-status-unknown',
    route: '/complaints-book/status',
    act: async (page) => {
      await lookUp(page);
      await page.getByRole('alert').waitFor();
    },
  },
]);

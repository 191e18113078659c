import type { Page } from '@playwright/test';
import { newcomer } from './accounts.ts';
import {
  ACTING_OUTSIDE,
  chooseStatus,
  fill,
  firstRow,
  submit,
  table,
  type ActingScreen,
  type ReadingScreen,
} from './faultScreens.ts';
import { field, signIn } from './test.ts';

const opener = (page: Page) => page.getByRole('button', { name: /^Cronograma de/ }).first();
const panel = (tab: string) => (page: Page) => signIn(page, 'admin', `/admin/dashboard?tab=${tab}`);

const ACTING_IN_PANEL: ActingScreen[] = [
  {
    name: 'a ticket’s status in the panel',
    calls: /\/api\/admin\/tickets\/./,
    open: panel('tickets'),
    act: (page) => chooseStatus(page, 'Cerrado', 'En Progreso'),
    said: 'Error al actualizar el ticket.',
    typed: [],
    done: (page) => firstRow(page).getByText('Guardado'),
  },
  {
    name: 'a project’s status in the panel',
    calls: /\/api\/admin\/projects\/./,
    open: panel('proyectos'),
    act: (page) => chooseStatus(page, 'Revisión', 'En Progreso'),
    said: 'No se guardó el cambio.',
    typed: [],
    done: (page) => firstRow(page).getByText('Guardado'),
  },
  {
    name: 'a new project',
    calls: /\/api\/admin\/projects/,
    async open(page) {
      await panel('proyectos')(page);
      await page.getByRole('button', { name: 'Nuevo Proyecto' }).click();
      await field(page, 'name').fill('Con fallas');
      await field(page, 'user_id').selectOption({ index: 1 });
      await field(page, 'service_id').selectOption({ index: 1 });
    },
    act: (page) => page.getByRole('dialog').locator('button[type=submit]').click(),
    said: 'Error al crear el proyecto.',
    typed: ['name', 'user_id', 'service_id'],
    done: (page) => page.getByRole('status').filter({ hasText: 'creado' }),
  },
  {
    name: 'a schedule',
    calls: /\/api\/admin\/projects\/./,
    async open(page) {
      await panel('proyectos')(page);
      await opener(page).click();
      await page.locator('[name=startDate]').first().fill('2026-09-01');
      await page.locator('[name=endDate]').first().fill('2026-09-02');
    },
    act: (page) => page.getByRole('button', { name: 'Guardar Cronograma' }).click(),
    said: 'No se guardó el cronograma. Tus cambios siguen aquí: vuelve a intentarlo.',
    typed: ['startDate', 'endDate'],
    done: (page) => opener(page).and(page.locator('[aria-expanded=false]')),
  },
  {
    name: 'a new staff member',
    calls: /\/api\/admin\/staff/,
    async open(page) {
      await panel('personal')(page);
      await fill(page, {
        full_name: 'Ñusta Ríos',
        email: newcomer().email,
        password: 'clave-temporal',
      });
      await field(page, 'role_id').selectOption({ index: 1 });
    },
    act: submit,
    said: 'Error al crear el usuario.',
    typed: ['full_name', 'email', 'password', 'role_id'],
    done: (page) => page.getByRole('status').filter({ hasText: 'creado exitosamente' }),
  },
  {
    name: 'an answer in the complaints book',
    calls: /\/complaint-answers/,
    async open(page) {
      await panel('reclamaciones')(page);
      await table(page).locator('button[aria-expanded]').first().click();
      await field(page, 'text').fill('Aplicamos el cupón.');
    },
    act: submit,
    said: 'No se pudo registrar la respuesta. Inténtalo de nuevo.',
    typed: ['text'],
    done: (page) => page.getByRole('status').filter({ hasText: 'Respuesta registrada' }),
  },
];

export const ACTING = [...ACTING_OUTSIDE, ...ACTING_IN_PANEL];

const BUNDLE = /\/api\/admin\/all-data/;
const LOAD_FAILED = 'Error al cargar los datos.';

export const READING: ReadingScreen[] = [
  {
    name: '/dashboard',
    calls: /\/api\/data\/dashboard/,
    open: (page) => signIn(page, 'client'),
    said: LOAD_FAILED,
    rows: (page) => page.getByRole('progressbar').first(),
    inGate: true,
  },
  {
    name: '/support',
    calls: /\/api\/data\/tickets/,
    open: (page) => signIn(page, 'client', '/support'),
    said: 'Error al cargar los tickets.',
    rows: (page) => page.locator('section li').first(),
  },
  {
    name: '/support for a ticket manager',
    calls: /\/api\/data\/tickets/,
    open: (page) => signIn(page, 'ticketManager', '/support'),
    said: 'Error al cargar los tickets.',
    rows: table,
  },
  ...['proyectos', 'tickets', 'ideas', 'personal'].map((tab) => ({
    name: `the panel’s tab ${tab}`,
    calls: BUNDLE,
    open: panel(tab),
    said: LOAD_FAILED,
    rows: table,
  })),
  {
    name: 'the panel’s tab reclamaciones',
    calls: /\/api\/admin\/complaints/,
    open: panel('reclamaciones'),
    said: 'Error al cargar las reclamaciones.',
    rows: table,
  },
  {
    name: 'an idea in the panel',
    calls: /\/api\/admin\/ideas\/./,
    async open(page) {
      await panel('ideas')(page);
      await table(page).locator('button[aria-expanded]').first().click();
    },
    said: LOAD_FAILED,
    rows: (page) => page.getByRole('button', { name: 'Crear proyecto con esta idea' }),
  },
  {
    name: 'the person’s ideas on /ai-tools',
    calls: /\/api\/data\/ideas/,
    open: (page) => signIn(page, 'client', '/ai-tools'),
    said: LOAD_FAILED,
    rows: (page) => page.getByRole('heading', { name: 'Mis ideas' }),
  },
];

import type { Page } from '@playwright/test';
import { answers, isSilent, takeScreens } from './takeScreens.ts';

const BUNDLE = '**/api/admin/all-data*';
const PROJECT = '**/api/data/projects/*';
const PANEL = '/admin/dashboard';
const TIMELINE = `${PANEL}?vista=cronograma`;
const admin = 'admin' as const;

const openProject = async (page: Page, name = '') => {
  await page
    .getByRole('listitem')
    .getByRole('heading', { level: 3, name: new RegExp(name) })
    .getByRole('link')
    .first()
    .click();
  await page
    .getByRole('region', { name: 'Datos del proyecto' })
    .or(page.locator('main h1'))
    .first()
    .waitFor();
  await page.getByText('Novedades').first().waitFor();
};

takeScreens([
  {
    name: 'project-client',
    person: 'client',
    route: '/dashboard',
    act: (page) => openProject(page, 'Tienda online'),
  },
  {
    name: 'project-client-empty',
    person: 'client',
    route: '/dashboard',
    act: (page) => openProject(page, 'Asistente'),
  },
  {
    name: 'project-client-approving',
    person: 'client',
    route: '/dashboard',
    act: async (page) => {
      await page
        .getByRole('region', { name: 'Espera tu respuesta' })
        .getByRole('link')
        .first()
        .click();
      await page.getByRole('button', { name: 'Aprobar entrega' }).first().click();
    },
  },
  {
    name: 'project-manager',
    person: 'projectManager',
    route: '/dashboard',
    act: (page) => openProject(page),
  },
  {
    name: 'project-manager-delivering',
    person: 'projectManager',
    route: '/dashboard',
    act: async (page) => {
      await openProject(page);
      await page
        .getByRole('button', { name: /^(Entregar fase|Volver a entregar)$/ })
        .first()
        .click();
    },
  },
  {
    name: 'project-missing',
    person: 'client',
    route: '/projects/00000000-0000-4000-8000-000000000000',
  },
  {
    name: 'project-failed',
    person: 'client',
    route: '/projects/00000000-0000-4000-8000-000000000000',
    arrange: answers(PROJECT, {}, 500),
  },
  {
    name: 'project-loading',
    person: 'client',
    route: '/projects/00000000-0000-4000-8000-000000000000',
    arrange: isSilent(PROJECT),
    isWaiting: true,
  },
  { name: 'timeline', person: admin, route: TIMELINE },
  {
    name: 'timeline-later',
    person: admin,
    route: TIMELINE,
    act: (page) => page.getByRole('button', { name: 'Después' }).click(),
  },
  {
    name: 'timeline-open',
    person: admin,
    route: TIMELINE,
    act: async (page) => {
      await page.locator('tbody tr button[aria-expanded]').first().click();
      await page.getByRole('button', { name: 'Duplicar' }).waitFor();
    },
  },
  { name: 'timeline-none-found', person: admin, route: `${TIMELINE}&buscar=zzzz` },
  {
    name: 'timeline-loading',
    person: admin,
    route: TIMELINE,
    arrange: isSilent(BUNDLE),
    isWaiting: true,
  },
  { name: 'timeline-failed', person: admin, route: TIMELINE, arrange: answers(BUNDLE, {}, 500) },
  {
    name: 'templates',
    person: admin,
    route: PANEL,
    act: async (page) => {
      await page.getByRole('button', { name: 'Plantillas' }).click();
      await page.getByRole('dialog').getByRole('button').first().waitFor();
    },
  },
  { name: 'account', person: 'client', route: '/account' },
]);

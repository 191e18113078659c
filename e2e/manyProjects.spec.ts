import type { Page } from '@playwright/test';
import type { Dashboard, Project } from '../contract/projects.ts';
import { inspectScreen } from './inspectScreen.ts';
import { expect, FULL, signIn, test } from './test.ts';

/** Answers the dashboard request with rows that the demo data do not have. */
async function serve(page: Page, answer: Dashboard): Promise<void> {
  await page.route('**/api/data/dashboard', (route) => route.fulfill({ json: answer }));
}

const noon = (day: string) => `${day}T12:00:00.000Z`;
const project = (index: number, change: Partial<Project> = {}): Project => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  name: `Proyecto ${index}`,
  status: 'En Progreso',
  progress: index % 101,
  serviceId: 1 + (index % 6),
  userName: 'Rosa Quispe',
  assigned_to: null,
  phases: [
    { id: 'a', name: 'Análisis', startDate: noon('2026-11-02'), endDate: noon('2026-11-02') },
    { id: 'b', name: 'Desarrollo', startDate: noon('2026-11-03'), endDate: noon('2028-02-20') },
  ],
  ...change,
});

test(
  'long names and markup are shown as text and fit, also in an open project',
  FULL,
  async ({ page }) => {
    const long = 'Reclasificación'.repeat(14).slice(0, 200);
    const markup = '<img src=x onerror="document.title=1"><b>Tienda</b> & Cía.';
    const projects = [project(1, { name: long }), project(2, { name: markup })];
    await serve(page, { projects, serviceIds: [1, 2, 3] });
    await signIn(page, 'client');
    await expect(page.getByRole('heading', { name: long })).toBeVisible();
    await expect(page.getByRole('heading', { name: markup })).toBeVisible();
    // The first is open already.
    const closed = { name: /^Cronograma de/, expanded: false };
    await page.getByRole('button', closed).click();
    await expect(page.getByRole('table')).toHaveCount(2);
    await inspectScreen(page);
  },
);

test('three hundred projects are listed, and each opens', FULL, async ({ page }) => {
  const projects = Array.from({ length: 300 }, (_, index) => project(index));
  await serve(page, { projects, serviceIds: [] });
  await signIn(page, 'client');
  const section = page.getByRole('region', { name: 'Proyectos Activos' });
  await expect(section.getByRole('listitem')).toHaveCount(300);
  await section.getByRole('button', { name: 'Cronograma de Proyecto 299', exact: true }).click();
  // The first is open already.
  await expect(section.getByRole('table')).toHaveCount(2);
});

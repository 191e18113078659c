import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import type { Delivery, ProjectPage, ProjectUpdate } from '#contract/projectPages.ts';
import { projectRoutes } from '#contract/projectRoutes.ts';
import { aProject } from '#src/testing/builders.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { ProjectScreen } from './ProjectScreen.tsx';

withNetwork();

const manager = { id: 'gestora', full_name: 'Lucía Rojas' };
/** Minute by minute, so that their order is that of the numbers. */
const at = (n: number) => new Date(Date.UTC(2026, 10, 1, 15, n)).toISOString();
const anUpdate = (n: number): ProjectUpdate => ({
  id: `update-${n}`,
  at: at(n),
  author: manager,
  body: `Novedad ${n}`,
  files: [],
});
const aDelivery = (n: number): Delivery => ({
  id: `delivery-${n}`,
  at: at(n),
  author: manager,
  body: `Entrega ${n}`,
  files: [],
  link: null,
  answer: null,
});
const numbers = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_number, index) => from - index);

function aPage(updates: number[], deliveries: number[], more: string | null): ProjectPage {
  const phase = { id: 'p', name: 'Análisis', startDate: at(0), endDate: at(1), state: 'entregada' };
  return {
    project: {
      ...aProject({ id: 'project' }),
      client: manager,
      createdAt: at(0),
      archivedAt: null,
      scope: '',
      message: null,
    },
    phases: [{ ...phase, deliveries: deliveries.map(aDelivery) }] as ProjectPage['phases'],
    updates: updates.map(anUpdate),
    more,
    tickets: [],
    history: [],
  };
}

let newest: ProjectPage;

function show(earlier: Record<string, ProjectPage>) {
  network.use(
    onRoute(projectRoutes.getProject, ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      return HttpResponse.json(before === null ? newest : earlier[before]);
    }),
    onRoute(projectRoutes.postUpdate, () => HttpResponse.json(anUpdate(59), { status: 201 })),
  );
  renderFeature(<ProjectScreen id="project" showHistory={() => null} />, {
    auth: signedInAs('admin'),
  });
}

const news = async () => {
  const part = within(await screen.findByRole('region', { name: 'Novedades' }));
  return part.queryAllByText(/^Novedad \d+$/).map(({ textContent }) => textContent);
};
const earlierButton = () =>
  screen.findByRole('button', { name: 'Ver novedades y entregas anteriores' });

test('earlier news and deliveries come on request, and stay when the page is read again', async () => {
  newest = aPage(numbers(58, 20), numbers(19, 9), 'before-9');
  show({ 'before-9': aPage([8, 7], [19, 6], null) });
  await userEvent.click(await earlierButton());
  expect(await screen.findByText('Ahora ves 41 novedades y 12 entregas.')).toBeVisible();
  expect((await news()).slice(-3)).toEqual(['Novedad 20', 'Novedad 8', 'Novedad 7']);
  expect(screen.getByText('Entregas anteriores (11)')).toBeVisible();
  expect(screen.queryByRole('button', { name: /anteriores$/ })).toBeNull();

  newest = aPage(numbers(59, 20), numbers(19, 10), 'before-10');
  await userEvent.type(screen.getByRole('textbox', { name: 'Cuenta una novedad' }), 'Hola');
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  await screen.findByText('Novedad 59');
  expect(await news()).toEqual([...numbers(59, 20), 8, 7].map((n) => `Novedad ${n}`));
  expect(screen.getByText('Entregas anteriores (11)')).toBeVisible();
  expect(screen.queryByRole('button', { name: /anteriores$/ })).toBeNull();
});

test('after more news than a page has, it begins with the newest page again', async () => {
  newest = aPage([5, 4], [3], 'before-3');
  show({});
  await earlierButton();
  newest = aPage(numbers(59, 10), [3], 'before-10');
  await userEvent.type(screen.getByRole('textbox', { name: 'Cuenta una novedad' }), 'Hola');
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  await screen.findByText('Novedad 59');
  expect(await news()).toEqual(numbers(59, 10).map((n) => `Novedad ${n}`));
});

test('while only deliveries are on the page, it does not say that there is no news', async () => {
  newest = aPage([], numbers(51, 2), 'before-2');
  show({ 'before-2': aPage([1], [], null) });
  const button = await earlierButton();
  expect(screen.queryByText(/Todavía no hay novedades/)).toBeNull();
  await userEvent.click(button);
  expect(await screen.findByText('Novedad 1')).toBeVisible();
});

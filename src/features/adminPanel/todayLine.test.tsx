import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import type { Summary } from '#contract/projectPages.ts';
import { projectRoutes } from '#contract/projectRoutes.ts';
import { aProject, aSummary, aTicket } from '#src/testing/builders.ts';
import { network, onCall, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderPanel } from '#src/testing/renderPanel.tsx';

withNetwork();

function serveSummary(summary: Summary) {
  const served = { summary, asked: 0 };
  network.use(
    onRoute(projectRoutes.getSummary, () => {
      served.asked += 1;
      return HttpResponse.json(served.summary);
    }),
  );
  return served;
}

const bundle = {
  projects: [
    aProject({ id: 'a', name: 'Web', assigned_to: null }),
    aProject({ id: 'b', name: 'Tienda', assigned_to: { id: 'm', full_name: 'Ana Torres' } }),
  ],
  tickets: [
    aTicket({ id: 't1', subject: 'Espera', waitingSince: '2026-09-05T14:00:00Z' }),
    aTicket({ id: 't2', subject: 'No espera', waitingSince: null }),
  ],
};
/** The panel polls every four seconds, which would hide a count that nothing made out of date. */
const BEFORE_POLLING = { timeout: 2_000 };
const line = () => screen.findByRole('region', { name: 'Hoy' });
const links = async () =>
  within(await line())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const namesOf = async (column: number) =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[column]?.textContent);

test('it says what needs somebody', async () => {
  serveSummary(aSummary({ unassigned: 1, newMessages: 2 }));
  renderPanel(bundle);
  expect(await links()).toEqual(['Sin responsable: 1', 'Mensajes nuevos: 2']);
});

test('a link shows the projects without a manager', async () => {
  serveSummary(aSummary({ unassigned: 1 }));
  renderPanel(bundle, '?tab=ideas');
  await userEvent.click(await screen.findByRole('link', { name: 'Sin responsable: 1' }));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Proyectos');
  expect(await namesOf(1)).toEqual(['Web']);
});

test('a link shows the tickets that wait for an answer', async () => {
  serveSummary(aSummary({ openTickets: 1 }));
  renderPanel(bundle);
  await userEvent.click(await screen.findByRole('link', { name: 'Tickets: 1' }));
  expect(await namesOf(1)).toEqual(['Espera']);
  expect(screen.getByLabelText('Estado')).toHaveDisplayValue('Por responder');
});

test('nothing to do', async () => {
  serveSummary(aSummary());
  renderPanel(bundle);
  expect(await screen.findByText('Hoy no hay nada pendiente.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /:/ })).toBeNull();
});

test('a change here, and what others did until the window is looked at again, are counted', async () => {
  const served = serveSummary(aSummary({ unassigned: 1 }));
  renderPanel(bundle, '?tab=tickets');
  await links();
  served.summary = aSummary({ unassigned: 2 });
  network.use(onCall('updateTicket', () => HttpResponse.json({})));
  const [status] = await screen.findAllByLabelText(/^Estado: /);
  await userEvent.selectOptions(status!, 'Cerrado');
  const link = await screen.findByRole('link', { name: 'Sin responsable: 2' }, BEFORE_POLLING);
  expect(link).toBeVisible();
  served.summary = aSummary();
  act(() => void window.dispatchEvent(new Event('focus')));
  const nothing = await screen.findByText('Hoy no hay nada pendiente.', {}, BEFORE_POLLING);
  expect(nothing).toBeVisible();
});

test('a failure is told, and tried again', async () => {
  network.use(onRoute(projectRoutes.getSummary, () => HttpResponse.json({}, { status: 500 })));
  renderPanel(bundle);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error al cargar lo pendiente de hoy.',
  );
  serveSummary(aSummary({ overdue: 4 }));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await links()).toEqual(['Fases atrasadas: 4']);
});

test('where the panel’s own rows fail too, one alert says so', async () => {
  let asked = 0;
  network.use(
    onRoute(projectRoutes.getSummary, () => {
      asked += 1;
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  renderPanel(bundle);
  network.use(onCall('getAllData', () => HttpResponse.json({}, { status: 500 })));
  await waitFor(() => expect(asked).toBe(1));
  expect(await screen.findByText('Error al cargar los datos.')).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { limaDay } from '#contract/limaTime.ts';
import type { Phase } from '#contract/projects.ts';
import { aPage, aProject, aTicket, storeSession } from '#src/testing/builders.ts';
import { network, onCall, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { Dashboard } from './Dashboard.tsx';

withNetwork();
beforeEach(() => storeSession('7b1c2f64-0d0b-4a55-9c8e-2f3d5c0a1b01'));

const answer = (data: object) => network.use(onCall('getDashboard', () => HttpResponse.json(data)));
const show = (role: string) => renderFeature(<Dashboard hasPages />, { auth: signedInAs(role) });

const instant = (days: number) => new Date(Date.now() + days * 86_400_000);
const ago = (days: number) => instant(-days).toISOString();
const day = (offset: number) => `${limaDay(instant(offset))}T12:00:00Z`;
const aPhase = (change: Partial<Phase>): Phase => ({
  id: 'f1',
  name: 'Desarrollo',
  startDate: day(-30),
  endDate: day(5),
  ...change,
});
const delivered = aPhase({ id: 'f2', state: 'entregada', deliveredAt: ago(2) });
const shop = aProject({
  name: 'Tienda online',
  assigned_to: { id: 'j', full_name: 'Jorge Salas' },
  latestUpdate: { at: ago(1), body: 'Ya se puede pagar con <b>Yape</b>.' },
  phases: [delivered, aPhase({ name: 'Pruebas', state: 'pendiente' })],
});
const brand = aProject({ id: 'p2', name: 'Marca', phases: [aPhase({})] });
const done = aProject({ id: 'p3', name: 'Catálogo', status: 'Completado', latestUpdate: null });
const itemsOf = async (name: string) =>
  within(await screen.findByRole('region', { name })).findAllByRole('listitem');

test('a client reads how many projects run and what is delivered next', async () => {
  answer({ projects: [shop, brand, done], serviceIds: [] });
  show('client');
  expect(
    await screen.findByText(/^Dos proyectos en marcha\. La próxima entrega es el /),
  ).toHaveTextContent(/: (Pruebas de Tienda online|Desarrollo de Marca)\.$/);
});

test('a delivery that waits for the client leads to its project', async () => {
  answer({ projects: [shop, brand], serviceIds: [] });
  show('client');
  const [row, ...others] = await itemsOf('Espera tu respuesta');
  expect(others).toEqual([]);
  expect(row).toHaveTextContent('Entregada hace 2 días');
  expect(
    within(row!).getByRole('link', { name: 'Revisar entrega: Desarrollo de Tienda online' }),
  ).toHaveAttribute('href', `/projects/${shop.id}`);
});

const tickets = [
  aTicket({ id: 't1', subject: 'El Yape no carga', waitingSince: null }),
  aTicket({ id: 't2', subject: 'Espera a la agencia', waitingSince: ago(1) }),
  aTicket({ id: 't3', subject: 'Ya cerrado', status: 'Cerrado', waitingSince: null }),
  aTicket({ id: 't4', subject: 'Sin conversación' }),
];
const serveTickets = (answer: () => Response | Promise<Response>) =>
  network.use(onRoute(listRoutes.pageTickets, answer));

test('the greeting leads to the ticket that the agency answered', async () => {
  serveTickets(() => HttpResponse.json(aPage(tickets)));
  answer({ projects: [shop], serviceIds: [] });
  show('client');
  const link = await screen.findByRole('link', { name: 'Te respondimos: El Yape no carga' });
  expect(link).toHaveAttribute('href', '/support/t1');
});

test('the greeting leads to Soporte when several tickets were answered', async () => {
  const more = aTicket({ id: 't5', subject: 'Otro', waitingSince: null });
  serveTickets(() => HttpResponse.json(aPage([...tickets, more])));
  answer({ projects: [shop], serviceIds: [] });
  show('client');
  const link = await screen.findByRole('link', { name: 'Te respondimos 2 tickets' });
  expect(link).toHaveAttribute('href', '/support');
});

test('projects and deliveries appear while the tickets are loading', async () => {
  serveTickets(() => new Promise<never>(() => undefined));
  answer({ projects: [shop], serviceIds: [] });
  show('client');
  expect(await screen.findByRole('heading', { name: 'Tienda online' })).toBeVisible();
  expect(await itemsOf('Espera tu respuesta')).toHaveLength(1);
});

test('a card says the phase at hand, who is in charge and the news, and leads to the page', async () => {
  answer({ projects: [shop], serviceIds: [] });
  show('client');
  const [card] = await itemsOf('Proyectos Activos');
  expect(card).toHaveTextContent('Fase actualDesarrollo, entregada');
  expect(card).toHaveTextContent('A cargoJorge Salas');
  expect(card).toHaveTextContent('hace 1 díaYa se puede pagar con <b>Yape</b>.');
  expect(within(card!).getByRole('link', { name: 'Tienda online' })).toHaveAttribute(
    'href',
    `/projects/${shop.id}`,
  );
});

test('the first timeline with dates is open, and closes', async () => {
  answer({
    projects: [
      aProject({ id: 'p0', name: 'Sin fechas', latestUpdate: null }),
      shop,
      { ...brand, latestUpdate: null },
    ],
    serviceIds: [],
  });
  show('client');
  const toggle = await screen.findByRole('button', { name: 'Cronograma de Tienda online' });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('finished projects follow the running ones', async () => {
  answer({ projects: [done, brand], serviceIds: [] });
  show('client');
  expect(await itemsOf('Proyectos Activos')).toHaveLength(1);
  const [card] = await itemsOf('Proyectos terminados');
  expect(card).toHaveTextContent('Completado');
  expect(card).not.toHaveTextContent('A cargo');
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    ...['Proyectos Activos', 'Proyectos terminados', 'Tus Servicios Contratados'],
  ]);
});

test('a service leads to the tickets and to a new one about it', async () => {
  answer({ projects: [shop], serviceIds: [1, 4] });
  show('client');
  const [first] = await itemsOf('Tus Servicios Contratados');
  const links = within(first!).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Ver tickets', 'Pedir ayuda']);
});

test('a project manager without the table has the overdue first, and reads what waits for the client', async () => {
  const late = aPhase({ endDate: day(-3), state: 'atrasada' });
  answer({
    projects: [shop, aProject({ id: 'p4', name: 'Reservas', phases: [late] })],
    serviceIds: [],
  });
  renderFeature(<Dashboard hasPages={false} />, { auth: signedInAs('project_manager') });
  const [first, second] = await itemsOf('Mis Proyectos Asignados');
  expect(first).toHaveTextContent('Reservas');
  expect(first).toHaveTextContent(/Desarrollo: venció el \S+ \d+ \w{3}/);
  expect(second).toHaveTextContent(/Desarrollo: espera al cliente desde el \d+ \w{3}/);
  expect(second).toHaveTextContent(/Pruebas: vence el \S+ \d+ \w{3}/);
  expect(screen.queryByRole('region', { name: 'Espera tu respuesta' })).toBeNull();
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { useLocation } from 'react-router-dom';
import type { Dashboard as DashboardData, Phase } from '#contract/projects.ts';
import { aProfile, aProject, storeSession } from '#src/testing/builders.ts';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs, signedOut } from '#src/testing/renderFeature.tsx';
import { Dashboard } from './Dashboard.tsx';

withNetwork();
beforeEach(() => storeSession('7b1c2f64-0d0b-4a55-9c8e-2f3d5c0a1b01'));

const empty: DashboardData = { projects: [], serviceIds: [] };
const answer = (data: unknown, status = 200) =>
  network.use(onCall('getDashboard', () => HttpResponse.json(data as object, { status })));
const show = (role: string) => renderFeature(<Dashboard hasPages />, { auth: signedInAs(role) });

describe('rows', () => {
  const project = aProject({ name: 'Tienda Chacra Directa', progress: 62, serviceId: 1 });
  const other = aProject({ id: 'p2', name: 'Identidad', status: 'Revisión', serviceId: 4 });

  test('each project is one item with service, name, status and progress', async () => {
    answer({ projects: [project, other], serviceIds: [1, 4] });
    show('client');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hola, Rosa Quispe');
    const section = await screen.findByRole('region', { name: 'Proyectos Activos' });
    await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(2));
    const [first] = within(section).getAllByRole('listitem');
    const card = within(first!);
    expect(card.getByText('Diseño web y tiendas online')).toBeVisible();
    expect(card.getByRole('heading', { name: 'Tienda Chacra Directa' })).toBeVisible();
    expect(card.getByText('En Progreso')).toBeVisible();
    expect(card.getByRole('progressbar', { name: 'Avance' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
    expect(first).toHaveTextContent(/62\s%/);
    expect(first).not.toHaveTextContent('Cliente');
  });

  test('contracted services come from the catalogue, unknown ids are skipped', async () => {
    answer({ projects: [project], serviceIds: [4, 99] });
    show('client');
    const section = await screen.findByRole('region', { name: 'Tus Servicios Contratados' });
    const items = await within(section).findAllByRole('listitem');
    expect(items).toHaveLength(1);
    const card = within(items[0]!);
    expect(card.getByRole('heading', { name: 'Diseño gráfico y branding' })).toBeVisible();
    expect(
      card.getByRole('link', { name: 'Pedir ayuda con Diseño gráfico y branding' }),
    ).toHaveAttribute('href', '/support');
  });

  test('an admin has the projects that they run as a manager has, beside their own', async () => {
    const me = { id: aProfile().id, full_name: 'Rosa Quispe' };
    const day = '2026-11-20T12:00:00Z';
    const phases: Phase[] = [
      {
        id: 'f1',
        name: 'Desarrollo',
        startDate: day,
        endDate: day,
        state: 'entregada',
        deliveredAt: day,
      },
    ];
    answer({ projects: [{ ...project, assigned_to: me, phases }, other], serviceIds: [4] });
    show('admin');
    const section = await screen.findByRole('region', { name: 'Proyectos Activos' });
    await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(2));
    expect(within(section).getAllByText(/^Cliente: /)).toHaveLength(1);
    expect(await screen.findByRole('region', { name: 'Qué sigue' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Espera tu respuesta' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Tus Servicios Contratados' })).toBeVisible();
  });

  test('a project manager sees the clients of assigned projects, and no services', async () => {
    answer({ projects: [project], serviceIds: [1] });
    show('project_manager');
    const section = await screen.findByRole('region', { name: 'Mis Proyectos Asignados' });
    expect(await within(section).findByText('Cliente: Rosa Quispe')).toBeVisible();
    expect(screen.queryByText('Tus Servicios Contratados')).toBeNull();
  });

  test('an unknown status or service is shown without an error', async () => {
    answer({ projects: [{ ...project, status: 'Pausado', serviceId: 77 }], serviceIds: [77] });
    show('client');
    expect(await screen.findByText('Pausado')).toBeVisible();
    expect(screen.getByText('Otro servicio')).toBeVisible();
    expect(screen.getByText('Aún no has contratado ningún servicio.')).toBeVisible();
  });
});

describe('nothing to show', () => {
  const none = 'Aún no tienes proyectos activos. ¡Explora nuestros servicios para empezar!';

  test.each(['client', 'copywriter', 'ticket_manager'])(
    'a %s reads why; clients have a way on',
    async (role) => {
      answer(empty);
      show(role);
      expect(await screen.findByText(none)).toBeVisible();
      expect(screen.getByText('Aún no has contratado ningún servicio.')).toBeVisible();
      const offers = screen.queryAllByRole('link', { name: 'Explorar servicios' });
      expect(offers).toHaveLength(role === 'client' ? 1 : 0);
    },
  );

  test('a project manager reads their own text', async () => {
    answer(empty);
    show('project_manager');
    expect(await screen.findByText('No tienes proyectos asignados en este momento.')).toBeVisible();
    expect(screen.queryByText('Aún no has contratado ningún servicio.')).toBeNull();
  });
});

describe('while loading and on errors', () => {
  test('skeletons are inside regions marked as busy', async () => {
    network.use(onCall('getDashboard', () => new Promise<never>(() => undefined)));
    show('client');
    const section = screen.getByRole('region', { name: 'Proyectos Activos' });
    expect(section).toHaveAttribute('aria-busy', 'true');
    expect(within(section).queryByRole('list')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    [
      "the server's message",
      { message: 'La base de datos está en mantenimiento.' },
      'La base de datos está en mantenimiento.',
    ],
    ['its own text without one', {}, 'Error al cargar los datos.'],
  ])('a failed load shows %s', async (_case, body, text) => {
    answer(body, 500);
    show('client');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText('Proyectos Activos')).toBeNull();
  });

  test('the request can be retried, and the button is busy meanwhile', async () => {
    answer({}, 500);
    show('client');
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    network.use(
      onCall('getDashboard', async () => {
        await released;
        return HttpResponse.json({ projects: [aProject({ name: 'Volvió' })], serviceIds: [] });
      }),
    );
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Reintentando...' })).toBeVisible();
    release();
    expect(await screen.findByText('Volvió')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('after the first answer', () => {
  const served = (name: string) => answer({ projects: [aProject({ name })], serviceIds: [1] });
  const comeBack = () => fireEvent.focus(window);

  test('focusing the window reloads the data', async () => {
    served('Antes');
    show('client');
    expect(await screen.findByText('Antes')).toBeVisible();
    served('Después');
    comeBack();
    expect(await screen.findByText('Después')).toBeVisible();
    expect(screen.queryByText('Antes')).toBeNull();
  });

  test('going online reloads the data too', async () => {
    served('Antes');
    show('client');
    expect(await screen.findByText('Antes')).toBeVisible();
    served('Después');
    fireEvent.offline(window);
    fireEvent.online(window);
    expect(await screen.findByText('Después')).toBeVisible();
  });

  test.each([
    [{}, 'Error al recargar los datos.'],
    [{ message: 'Volvemos en cinco minutos.' }, 'Volvemos en cinco minutos.'],
  ])('a failed reload says %j and keeps the rows, a project open as it was', async (body, text) => {
    served('Antes');
    show('client');
    await userEvent.click(await screen.findByRole('button', { name: 'Cronograma de Antes' }));
    answer(body, 500);
    comeBack();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('heading', { name: 'Antes' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Diseño web y tiendas online' })).toBeVisible();
    served('Después');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Después' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Cronograma de Después' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });
});

test('help with a service goes to support with the service as its subject', async () => {
  answer({ projects: [], serviceIds: [4] });
  renderFeature(
    <>
      <Dashboard hasPages />
      <Handed />
    </>,
    { auth: signedInAs('client') },
  );
  await userEvent.click(await screen.findByRole('link', { name: /^Pedir ayuda con/ }));
  expect(screen.getByTestId('handed')).toHaveTextContent(
    '/support {"subject":"Diseño gráfico y branding: "}',
  );
});

/** Shows the address and the router's state. */
function Handed() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return (
    <p data-testid="handed">
      {pathname} {JSON.stringify(state)}
    </p>
  );
}

test('without a profile it shows a loading text and sends no request', () => {
  renderFeature(<Dashboard hasPages />, { auth: signedOut });
  expect(screen.getByText('Cargando datos del usuario...')).toBeVisible();
});

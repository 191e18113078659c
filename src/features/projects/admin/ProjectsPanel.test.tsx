import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import type { ProjectChange } from '#contract/projects.ts';
import { aProfile, aProject } from '#src/testing/builders.ts';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { renderPanel } from '#src/testing/renderPanel.tsx';

withNetwork();

const ana = aProfile({ id: 'm1', full_name: 'Ana Salas', role: 'project_manager' });
const luz = aProfile({ id: 'm2', full_name: 'Luz Vega', role: 'project_manager' });
const shop = aProject({ id: 'p1', name: 'Tienda', progress: 45, userName: 'Rosa Quispe' });
const brand = aProject({
  id: 'p2',
  name: 'Marca',
  status: 'Revisión',
  progress: 80,
  userName: 'Óscar Díaz',
  serviceId: 4,
  assigned_to: { id: 'm1', full_name: 'Ana Salas' },
});
const bundle = { projects: [shop, brand], project_managers: [ana, luz] };

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
const control = async (row: string, field: RegExp) =>
  within(await rowOf(row)).getByLabelText<HTMLSelectElement>(field);

/** Serves `call` with the given answer; returns the requests received. */
function serve(
  call: 'updateProject' | 'assignProject',
  answer?: () => Response | Promise<Response>,
) {
  const sent: unknown[] = [];
  network.use(
    onCall(call, async ({ request, params }) => {
      const body = (await request.json()) as ProjectChange;
      sent.push({ id: params.id, ...body });
      return (await answer?.()) ?? HttpResponse.json({ ...shop, ...body });
    }),
  );
  return sent;
}

const logged = jest.spyOn(console, 'error');
beforeEach(() => {
  logged.mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockReset();
});

describe('the rows', () => {
  test('show client, project, manager, status and progress', async () => {
    renderPanel(bundle);
    const row = await rowOf('Marca');
    expect(row).toHaveTextContent('Óscar Díaz');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/projects/p2');
    expect(await control('Marca', /^Asignado a/)).toHaveDisplayValue('Ana Salas');
    expect(await control('Marca', /^Estado/)).toHaveDisplayValue('Revisión');
    expect(await control('Marca', /^Avance/)).toHaveValue(80);
    const choices = [...(await control('Tienda', /^Asignado a/)).options];
    expect(choices.map(({ text }) => text)).toEqual(['Sin asignar', 'Ana Salas', 'Luz Vega']);
    expect(screen.getByText('2 proyectos')).toBeVisible();
  });

  test('say by when a late phase was due', async () => {
    const late = {
      id: 'f',
      name: 'Pruebas' as const,
      startDate: '2026-09-01',
      endDate: '2026-09-03',
    };
    renderPanel({
      ...bundle,
      projects: [
        aProject({
          id: 'p1',
          name: 'Tienda',
          nextDate: '2026-12-03',
          phases: [{ ...late, state: 'atrasada' }],
        }),
      ],
    });
    expect(await rowOf('Tienda')).toHaveTextContent('3 dic 2026Venció el 3 set');
  });

  test('are searched by the server', async () => {
    renderPanel(bundle);
    await userEvent.type(await screen.findByLabelText('Buscar'), 'marca oscar');
    expect(await screen.findByText('1 de 2 proyectos')).toBeVisible();
    expect(names()).toEqual(['Marca']);
    await userEvent.type(screen.getByLabelText('Buscar'), 'x');
    expect(await screen.findByText('Ningún proyecto coincide con lo que buscas.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(await screen.findByText('2 proyectos')).toBeVisible();
    expect(names()).toEqual(['Tienda', 'Marca']);
  });

  test.each([
    ['?asignado=nadie', ['Tienda']],
    ['?asignado=m1', ['Marca']],
    ['?estado=Revisión', ['Marca']],
    ['?orden=proyecto', ['Marca', 'Tienda']],
    ['?orden=-avance', ['Marca', 'Tienda']],
    ['', ['Tienda', 'Marca']],
  ])('of the address %s are %j', async (query, expected) => {
    renderPanel(bundle, query);
    await screen.findByRole('table');
    expect(names()).toEqual(expected);
  });

  test('are filtered by service', async () => {
    renderPanel(bundle);
    await userEvent.selectOptions(
      await screen.findByLabelText('Servicio'),
      'Diseño gráfico y branding',
    );
    expect(await screen.findByText('1 de 2 proyectos')).toBeVisible();
    expect(names()).toEqual(['Marca']);
  });

  test('a changed row stays in place until the view changes', async () => {
    serve('updateProject');
    const { served } = renderPanel(bundle, '?estado=En+Progreso');
    const [tienda, ...others] = served.data.projects;
    await control('Tienda', /^Estado/);
    served.data.projects = [{ ...tienda!, status: 'Completado' }, ...others];
    await userEvent.selectOptions(await control('Tienda', /^Estado/), 'Completado');
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(names()).toEqual(['Tienda']);
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Revisión');
    await waitFor(() => expect(names()).toEqual(['Marca']));
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'En Progreso');
    expect(await screen.findByText('Ningún proyecto coincide con lo que buscas.')).toBeVisible();
  });

  test('without projects', async () => {
    renderPanel({});
    expect(await screen.findByText('Todavía no hay proyectos')).toBeVisible();
  });
});

describe('an edit', () => {
  test('of the status shows at once, is saved and confirmed', async () => {
    let accept: (answer: Response) => void = () => undefined;
    const held = new Promise<Response>((resolve) => (accept = resolve));
    const sent = serve('updateProject', () => held);
    renderPanel(bundle);
    const status = await control('Tienda', /^Estado/);
    await userEvent.selectOptions(status, 'Completado');
    await waitFor(() => expect(status).toHaveValue('Completado'));
    accept(HttpResponse.json({ ...shop, status: 'Completado' }));
    expect(await within(await rowOf('Tienda')).findByText('Guardado')).toBeVisible();
    expect(sent).toEqual([{ id: 'p1', status: 'Completado' }]);
  });

  test('of the manager, or of nobody', async () => {
    const sent = serve('assignProject', () => HttpResponse.json({}));
    renderPanel(bundle);
    await userEvent.selectOptions(await control('Tienda', /^Asignado a/), 'Luz Vega');
    await userEvent.selectOptions(await control('Marca', /^Asignado a/), 'Sin asignar');
    await waitFor(() => {
      expect(sent).toEqual([
        { id: 'p1', userId: 'm2' },
        { id: 'p2', userId: null },
      ]);
    });
  });

  test.each([
    ['updateProject', /^Estado/, 'Completado', 'En Progreso'],
    ['assignProject', /^Asignado a/, 'Luz Vega', 'Sin asignar'],
  ] as const)(
    'that %s refuses goes back, is told and logged',
    async (call, field, next, before) => {
      serve(call, () => new HttpResponse(null, { status: 500 }));
      renderPanel(bundle);
      const choice = await control('Tienda', field);
      await userEvent.selectOptions(choice, next);
      expect(await screen.findByText('No se guardó el cambio.')).toBeVisible();
      expect(screen.getByText('«Tienda» sigue como estaba.')).toBeVisible();
      expect(choice).toHaveDisplayValue(before);
      expect(logged).toHaveBeenCalledWith(
        expect.stringMatching(/^Error (updating|assigning) project:$/),
        expect.objectContaining({ status: 500 }),
      );
      expect(screen.queryByText('Guardado')).toBeNull();
    },
  );

  test.each([
    ['another manager', 'Luz Vega', 500],
    ['another manager', 'Luz Vega', 403],
    ['nobody', 'Sin asignar', 500],
    ['nobody', 'Sin asignar', 'without a connection'],
  ] as const)(
    'that assigns a project to %s (%s) is rolled back on failure: %s',
    async (_to, choice, status) => {
      serve('assignProject', () =>
        status === 'without a connection'
          ? HttpResponse.error()
          : HttpResponse.json({ message: 'Ana sigue a cargo.' }, { status }),
      );
      renderPanel(bundle);
      const field = await control('Marca', /^Asignado a/);
      await userEvent.selectOptions(field, choice);
      const reason =
        status === 'without a connection' ? 'No se guardó el cambio' : 'Ana sigue a cargo.';
      expect(await screen.findByText(new RegExp(reason))).toBeVisible();
      expect(field).toHaveDisplayValue('Ana Salas');
      expect(logged).toHaveBeenCalledWith(
        'Error assigning project:',
        expect.objectContaining(
          status === 'without a connection' ? { status: 'NETWORK' } : { status },
        ),
      );
    },
  );

  test('of a deleted project removes its row', async () => {
    const gone = { message: 'Ese proyecto no existe.' };
    serve('updateProject', () => HttpResponse.json(gone, { status: 404 }));
    renderPanel(bundle);
    await userEvent.selectOptions(await control('Tienda', /^Estado/), 'Completado');
    expect(await screen.findByText('Ese proyecto no existe.')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Marca']));
    expect(screen.queryByText(/sigue como estaba/)).toBeNull();
  });
});

test('a former manager and an unknown status are shown and can be replaced', async () => {
  const outdated = {
    ...brand,
    status: 'Pausado' as 'Revisión',
    assigned_to: { id: 'x', full_name: 'Ex' },
  };
  renderPanel({ ...bundle, projects: [outdated] });
  expect(await control('Marca', /^Asignado a/)).toHaveDisplayValue('Ex');
  expect(await control('Marca', /^Estado/)).toHaveDisplayValue('Pausado');
});

import { expect, test } from '@jest/globals';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { useLocation, useNavigate } from 'react-router-dom';
import { aProfile, aProject } from '#src/testing/builders.ts';
import { fill } from '#src/testing/renderUi.tsx';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { renderPanel } from '#src/testing/renderPanel.tsx';
import { ProjectsPanel } from './ProjectsPanel.tsx';

withNetwork();

const rosa = aProfile({ id: 'c1', full_name: 'Rosa Quispe' });
const staff = aProfile({ id: 's1', full_name: 'Ana Salas', role: 'admin' });
const bundle = { projects: [aProject({ name: 'Antigua' })], profiles: [rosa, staff] };
const made = aProject({ id: 'new', name: 'Chacra Directa', status: 'Planificación', progress: 0 });

const opener = () => screen.findByRole('button', { name: 'Nuevo Proyecto' });
const dialog = () => screen.queryByRole('dialog', { name: 'Nuevo Proyecto' });
const nameField = () => screen.getByLabelText('Nombre del proyecto');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Crear proyecto' }));

async function open() {
  await userEvent.click(await opener());
  await fill(nameField(), ' Chacra Directa ');
}
async function choose() {
  await userEvent.selectOptions(within(dialog()!).getByLabelText('Cliente'), 'Rosa Quispe');
  await userEvent.selectOptions(
    within(dialog()!).getByLabelText('Servicio'),
    'Diseño web y tiendas online',
  );
}

test('every field is required, and the first blank one gets focus', async () => {
  renderPanel(bundle);
  await open();
  await userEvent.clear(nameField());
  await userEvent.type(nameField(), '   ');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Todos los campos son obligatorios.');
  expect(nameField()).toHaveFocus();
  for (const name of ['name', 'user_id', 'service_id']) {
    expect(dialog()?.querySelector(`[name="${name}"]`)).toHaveAttribute('aria-invalid', 'true');
  }
});

test('only clients are offered', async () => {
  renderPanel(bundle);
  await open();
  const options = within(within(dialog()!).getByLabelText('Cliente')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Elige un cliente',
    'Rosa Quispe',
  ]);
});

test('the new project is announced and listed first, and the search is cleared', async () => {
  let sent: unknown;
  const { served } = renderPanel(bundle, '?buscar=antigua&orden=-proyecto');
  network.use(
    onCall('createProject', async ({ request }) => {
      sent = await request.json();
      served.data = { ...served.data, projects: [made, ...served.data.projects] };
      return HttpResponse.json(made, { status: 201 });
    }),
  );
  await open();
  await choose();
  await submit();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(sent).toEqual({ name: 'Chacra Directa', user_id: 'c1', service_id: 1 });
  const rows = () => screen.getAllByRole('row');
  await waitFor(() => expect(rows()[1]).toHaveTextContent('Chacra Directa'));
  expect(rows()).toHaveLength(3);
  expect(
    screen.getByText(/^Proyecto «Chacra Directa» creado/).closest('[role=status]'),
  ).toBeVisible();
  expect(await opener()).toHaveFocus();
  await userEvent.click(await opener());
  expect(nameField()).toHaveValue('');
});

test('its manager and scope are sent with it where they are given', async () => {
  let sent: unknown;
  const lead = (id: string, full_name: string) =>
    aProfile({ id, full_name, role: 'project_manager' });
  renderPanel({ ...bundle, project_managers: [lead('m1', 'Óscar'), lead('m2', 'Nora')] });
  network.use(
    onCall('createProject', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(made, { status: 201 });
    }),
  );
  await open();
  await choose();
  const manager = within(dialog()!).getByLabelText('Asignado a (opcional)');
  const names = within(manager)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Sin asignar', 'Nora', 'Óscar']);
  await userEvent.selectOptions(manager, 'Nora');
  await userEvent.type(within(dialog()!).getByLabelText('Alcance (opcional)'), 'Diez páginas');
  await submit();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(sent).toEqual({
    name: 'Chacra Directa',
    user_id: 'c1',
    service_id: 1,
    assigned_to: 'm2',
    scope: 'Diez páginas',
  });
});

const note = () => screen.queryByText(/^Proyecto «Chacra Directa» creado/);

test.each([
  ['a search', () => userEvent.type(screen.getByLabelText('Buscar'), 'nada')],
  ['a filter', () => userEvent.selectOptions(screen.getByLabelText('Estado'), 'Revisión')],
  ['another order', () => userEvent.click(screen.getByRole('button', { name: 'Cliente' }))],
  ['another tab', () => userEvent.click(screen.getByRole('tab', { name: /^Personal/ }))],
  ['the next project', async () => userEvent.click(await opener())],
])('%s hides the note about the new project', async (_, act) => {
  renderPanel(bundle);
  network.use(onCall('createProject', () => HttpResponse.json(made, { status: 201 })));
  await open();
  await choose();
  await submit();
  await waitFor(() => expect(note()).toBeVisible());
  await act();
  await waitFor(() => expect(note()).toBeNull());
});

test.each([
  [{ message: 'Ese cliente no existe.' }, 'Error al crear el proyecto. Ese cliente no existe.'],
  [{}, 'Error al crear el proyecto.'],
])('a refusal with %j shows %s and keeps the typed values', async (body, text) => {
  renderPanel(bundle);
  network.use(onCall('createProject', () => HttpResponse.json(body, { status: 400 })));
  await open();
  await choose();
  await submit();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(text);
  expect(nameField()).toHaveValue(' Chacra Directa ');
  // Escape keeps the draft, 'Cancelar' clears it.
  fireEvent(dialog()!, createEvent('cancel', dialog()!, { cancelable: true }));
  expect(dialog()).toBeNull();
  await userEvent.click(await opener());
  expect(nameField()).toHaveValue(' Chacra Directa ');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(await opener());
  expect(nameField()).toHaveValue('');
});

test('a deleted client is not offered after the next reload, and the error stays visible', async () => {
  const { served } = renderPanel(bundle);
  network.use(
    onCall('createProject', () => {
      served.data = { ...served.data, profiles: [staff] };
      return HttpResponse.json({ message: 'Ese cliente no existe.' }, { status: 400 });
    }),
  );
  await open();
  await choose();
  await submit();
  const client = within(dialog()!).getByLabelText('Cliente');
  await screen.findByRole('alert');
  // Focus triggers the reload that would otherwise follow after a while.
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(client).toHaveDisplayValue('Elige un cliente'));
  expect(screen.getByRole('alert')).toHaveTextContent('Ese cliente no existe.');
  expect(nameField()).toHaveValue(' Chacra Directa ');
  await submit();
  expect(await screen.findByText('Todos los campos son obligatorios.')).toBeVisible();
  expect(client).toHaveFocus();
});

test('a double click creates one project', async () => {
  let calls = 0;
  renderPanel(bundle);
  network.use(
    onCall('createProject', () => {
      calls += 1;
      return HttpResponse.json(made, { status: 201 });
    }),
  );
  await open();
  await choose();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Crear proyecto' }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(calls).toBe(1);
});

/** A link like the one from an idea, and the router's state. */
function FromIdea() {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  return (
    <>
      <button
        type="button"
        onClick={() => void navigate('.', { state: { newProject: { name: 'Idea' } } })}
      >
        De la idea
      </button>
      <p data-testid="state">{JSON.stringify(state)}</p>
      <ProjectsPanel managers={[]} clients={[rosa]} />
    </>
  );
}

test('a link from an idea opens the dialog once, with the idea’s name', async () => {
  renderFeature(<FromIdea />, { auth: signedInAs('admin') });
  await userEvent.click(screen.getByRole('button', { name: 'De la idea' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(nameField()).toHaveValue('Idea');
  expect(screen.getByTestId('state')).not.toHaveTextContent('newProject');
  await userEvent.clear(nameField());
  expect(nameField()).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(dialog()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'De la idea' }));
  expect(nameField()).toHaveValue('Idea');
});
